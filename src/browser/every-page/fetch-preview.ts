/**
 * A page with very many links leaves the texts of their previews out: they stand where the links lead, which the
 * copy on the device answers at once. Without copy and network the preview has its title and the link, no text.
 */
export async function fetchPreview(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const place =
      link.hash === '' ? page.querySelector('.lead') : page.querySelector(`${link.hash} .clause-text`);
    // What is drawn has a name to be read instead.
    for (const drawn of place?.querySelectorAll('[role=img]') ?? []) drawn.replaceWith(drawn.ariaLabel ?? '');
    link.dataset.preview = place?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  } catch {
    // The next tap tries again.
  }
}
