import type { Lang } from '../../i18n/locales.ts';
import { describeSources } from '../../library/citation.ts';
import type { Entry, Library } from '../../library/library.ts';
import { type Citation, pageRange } from '../../library/references.ts';

/** A heading of an entry, and the pages of the books that print what stands below it. Empty where no book has pages. */
export type ContentsItem = { readonly id: string; readonly title: string; readonly pages: string };

export function contentsOf(entry: Entry, library: Library, lang: Lang): ContentsItem[] {
  const { documents } = library.game(entry.game);
  const items: { id: string; title: string; cited: Citation[] }[] = [];
  for (const block of entry.blocks) {
    if (block.type === 'heading') items.push({ id: block.id, title: block.title[lang], cited: [] });
    if (block.type !== 'clause' && block.type !== 'also') continue;
    const at = block.type === 'also' ? block.clause : { entry: entry.id, clause: block.id };
    items.at(-1)?.cited.push(...library.clause(at).from[lang]);
  }
  return items.map(({ id, title, cited }) => {
    const printed = cited.filter(({ document }) => documents[document]?.pages !== undefined);
    return { id, title, pages: describeSources(inOrder(printed), library.game(entry.game), lang) };
  });
}

/** Each place once, by page: a page within a range that is named as well is not named again. */
function inOrder(citations: readonly Citation[]): Citation[] {
  const once = citations.filter(
    ({ document, place }, index) =>
      citations.findIndex((other) => other.document === document && other.place === place) === index,
  );
  return once
    .filter((each) => !once.some((other) => other !== each && holds(other, each)))
    .sort((a, b) => firstPage(a) - firstPage(b));
}

const firstPage = ({ place }: Citation): number => pageRange(place)?.[0] ?? 0;

function holds(range: Citation, page: Citation): boolean {
  const [outer, inner] = [pageRange(range.place), pageRange(page.place)];
  if (range.document !== page.document || outer === undefined || inner === undefined) return false;
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}
