// What a page may cost a new reader on a phone before they touch it. The tests hold it, `npm run bench` prints it.

export type Budget = {
  /** Gzipped bytes of JavaScript, inline scripts included. */
  readonly script: number;
  /** Everything that is loaded, as it comes over the wire, with headers. */
  readonly wire: number;
  readonly requests: number;
};

const PAGE: Budget = { script: 12_000, wire: 100_000, requests: 10 };
/** Its program and its style sheets come on top, in the parts that tools have in common: a second tool loads little more. */
const WITH_TOOL: Budget = { ...PAGE, script: 40_000, requests: 12 };
/** A whole book with all its readings on one page, in both languages, to be read from end to end or printed. */
const RULEBOOK: Budget = { ...PAGE, wire: 200_000 };
/** All of search, which other pages fetch when it is first opened: names and words of both languages, and Pagefind. */
const RESULTS: Budget = { script: 60_000, wire: 320_000, requests: 20 };

/** What a wide screen may have on top: the list of entries beside the text, and the keys that go through it. */
export const BESIDE: Budget = { script: 1_500, wire: 4_500, requests: 2 };

/** @param hasTool whether a tool is embedded in the page */
export function budgetOf(address: string, hasTool: boolean): Budget {
  if (/^\/\w\w\/search\/$/.test(address)) return RESULTS;
  if (address.endsWith('/rulebook/')) return RULEBOOK;
  return hasTool ? WITH_TOOL : PAGE;
}

/** Of Lighthouse on its phone, the median of three runs. */
export const LIGHTHOUSE = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Milliseconds until the largest text stands on Lighthouse's phone. */
export const LARGEST_PAINT = 1150;

/** Seconds for the whole site on two cores, and for its share cards; ten times the content may take twelve times as long. */
export const BUILD = { seconds: 60, cards: 10, growth: 12 } as const;

/** Bytes of a share card, and of all of them on average. */
export const CARD_BYTES = { each: 35_000, average: 28_000 } as const;

/** Bytes over the wire of the offline copy, with headers: both languages, one, after an edit of one clause, of the frame. */
export const COPY = {
  both: 3_000_000,
  one: 1_600_000,
  edit: 150_000,
  frame: 3_000_000,
  requests: 60,
} as const;

/** Words of a game's English clauses together: about as many as its book has. */
export const WORDS_OF_CLAUSES: Readonly<Record<string, number>> = {
  'adventure-game': 10_500,
  'card-game': 4_500,
  'old-world': 14_700,
  'path-of-destiny': 9_500,
};
