/** Leads on from an address that was published once, and takes the clause along. */
export function leadOn(): void {
  const link = document.querySelector<HTMLAnchorElement>('a');
  if (link === null) return;
  const anchors = JSON.parse(document.body.dataset.anchors ?? '{}') as Record<string, string>;
  const clause = location.hash.slice(1);
  const to = new URL(anchors[clause] ?? link.href, location.href);
  if (clause !== '' && anchors[clause] === undefined) to.hash = location.hash;
  location.replace(to);
}
