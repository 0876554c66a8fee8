import { isLang } from '../i18n/locales.ts';
import { languageOf, offlinePage } from './list.ts';
import { FROM_HOST, type OfflineState } from './state.ts';

export type Asked = {
  /** The address below the site's root, without query: "de/old-world/". */
  readonly path: string;
  readonly isNavigation: boolean;
  /** The page that asks. A navigation has none yet. */
  readonly client: string;
};

/** The paths of each version at hand. */
export type Listings = ReadonlyMap<string, { readonly has: (path: string) => boolean }>;

export type Answer =
  /** From this version of the copy. */
  | { readonly from: 'copy'; readonly version: string }
  /** From the network; without one, from this version, of which not all is there yet. */
  | { readonly from: 'network'; readonly otherwise: string | undefined }
  | { readonly from: 'redirect'; readonly to: string };

/** The first edition had a page for both languages of an entry; these addresses are kept by the host alone. */
const COMPARISON = /^(\w+\/[^/]+\/)compare\//;
/** Its name changes with its content: it is the same in every version that has it. */
export const isHashed = (path: string): boolean => path.startsWith('_astro/');

/**
 * Where an answer comes from. A page gets all its files from one version: the one it was pinned to, or else the
 * current one. The previous one is asked only for what the current one does not know, such as a hashed script.
 */
export function chooseAnswer(
  { path, isNavigation, client }: Asked,
  state: OfflineState,
  at: Listings,
): Answer {
  const { current, previous, next } = state;
  const holds = (version: string | undefined, address = path): version is string =>
    version !== undefined && isKept(address, state) && at.get(version)?.has(address) === true;
  const pinned = isNavigation ? undefined : state.pinned[client];
  const copies = isNavigation ? [current] : [pinned ?? current, previous];

  const version = copies.find((each) => holds(each));
  if (pinned === FROM_HOST)
    return {
      from: 'network',
      otherwise: isHashed(path) ? [current, previous].find((each) => holds(each)) : undefined,
    };
  if (version !== undefined) return { from: 'copy', version };
  if (isNavigation && holds(current ?? next, `${path}/`)) return { from: 'redirect', to: `${path}/` };
  const entry = path.replace(COMPARISON, '$1');
  if (isNavigation && entry !== path && holds(current, entry))
    return { from: 'redirect', to: `${entry}?both` };
  return { from: 'network', otherwise: current === undefined && holds(next) ? next : undefined };
}

const isKept = (path: string, { langs }: OfflineState): boolean => {
  const lang = languageOf(path);
  return lang === 'shared' ? langs.length > 0 : langs.includes(lang);
};

/** What a reader without network gets instead of a page that the copy does not hold. */
export type Substitute = { readonly kind: 'not-found' } | { readonly kind: 'explain'; readonly to: string };

/** A complete copy of the language knows that the page does not exist; otherwise it may just not be here. */
export function chooseSubstitute(path: string, state: OfflineState, at: Listings): Substitute {
  const { current, langs } = state;
  const first = path.split('/')[0];
  if (current !== undefined && isKept(path, state) && at.get(current)?.has(path) !== true)
    return { kind: 'not-found' };
  return { kind: 'explain', to: offlinePage(isLang(first) ? first : (langs[0] ?? 'en')) };
}
