/** What a preview shows: the clause that a link points to, or else the entry's answer, as their own page has them. */
export type Excerpt = {
  readonly title: string;
  readonly otherTitle: string;
  readonly nodes: readonly Element[];
};

const pages = new Map<string, Promise<Document>>();

/**
 * Reads it from the page that the link leads to, which the copy on the device answers at once; of this page, from itself.
 * Without copy and network there is none.
 */
export async function readExcerpt(link: HTMLAnchorElement): Promise<Excerpt | undefined> {
  const { pathname, hash, href } = link;
  if (pathname === location.pathname) return excerptOf(document, hash);
  const page = pages.get(pathname) ?? fetchPage(href);
  pages.set(pathname, page);
  try {
    return excerptOf(await page, hash);
  } catch {
    // The next tap tries again.
    pages.delete(pathname);
    return undefined;
  }
}

async function fetchPage(href: string): Promise<Document> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function excerptOf(page: Document, hash: string): Excerpt | undefined {
  const clause = hash === '' ? null : page.getElementById(decodeURIComponent(hash.slice(1)));
  const nodes =
    clause === null
      ? [page.querySelector('.lead')]
      : [clause.querySelector('.said:not(.other)'), ...marksOf(clause)];
  return {
    title: page.querySelector('h1')?.textContent.trim() ?? '',
    otherTitle: page.querySelector('.page-head > .other-name')?.textContent.trim() ?? '',
    nodes: nodes.filter((node) => node !== null),
  };
}

/** Where it is printed, and that the books differ: said in a preview, told on the page. */
function marksOf(clause: Element): Element[] {
  const source = clause.closest('.run')?.querySelector(':scope > .sources > span');
  return [source, ...clause.querySelectorAll('.differ > summary, p.differ')].flatMap((mark) => {
    if (!mark) return [];
    const line = clause.ownerDocument.createElement('p');
    line.className = 'preview-mark';
    line.textContent = mark.textContent.trim();
    return [line];
  });
}
