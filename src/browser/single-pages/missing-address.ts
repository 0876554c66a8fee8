/**
 * The page that could not be shown, by its path below the site's root. Whoever makes up a link must not lead readers
 * elsewhere with it.
 *
 * @example missingAddress('en/old-world/', '/medallion/', location.origin) // => '/medallion/en/old-world/'
 */
export function missingAddress(path: string | null, root: string, origin: string): string | undefined {
  if (path === null) return undefined;
  const site = new URL(root, origin);
  try {
    const address = new URL(root + path, site);
    return address.href.startsWith(site.href) ? address.pathname + address.search : undefined;
  } catch {
    return undefined;
  }
}
