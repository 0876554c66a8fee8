/** A page as Pagefind keeps it: its whole text, and at which word each clause and ruling begins. */
export type PageText = {
  readonly content: string;
  readonly anchors: readonly { readonly id: string; readonly title?: string; readonly location: number }[];
};
/** The texts of pages by their keys, as far as there are any. */
export type PageTexts = (keys: readonly string[]) => Promise<ReadonlyMap<string, PageText>>;

/** In which of its files Pagefind keeps the text of a page: written by the build into each bundle. */
export const FILES_OF_PAGES = 'pages.json';
export type FilesOfPages = Readonly<Record<string, string>>;

/**
 * Reads texts straight from a bundle's files: Pagefind's own program, 80 kB, is not needed to know what a page says. What
 * could not be fetched is asked for again the next time.
 */
export function openPageTexts(bundle: string): PageTexts {
  let files: FilesOfPages | undefined;
  const known = new Map<string, PageText>();

  return async (keys) => {
    files ??= (await (await fetchFrom(bundle + FILES_OF_PAGES)).json()) as FilesOfPages;
    const fetchMissing = async (key: string): Promise<void> => {
      const file = files?.[key];
      if (known.has(key) || file === undefined) return;
      known.set(key, parseFragment(await unpack(await fetchFrom(`${bundle}fragment/${file}`))));
    };
    // One text that does not arrive must not keep the others back.
    await Promise.allSettled(keys.map(fetchMissing));
    return known;
  };
}

/** Pagefind writes a mark of its own before the text, to know whether a host has unpacked the file. */
export const parseFragment = (unpacked: string): PageText & { readonly meta: { readonly key?: string } } =>
  JSON.parse(unpacked.slice('pagefind_dcd'.length)) as PageText & {
    readonly meta: { readonly key?: string };
  };

async function fetchFrom(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function unpack(packed: Response): Promise<string> {
  const stream = (await packed.blob()).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
