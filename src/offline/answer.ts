import { isLang } from '../i18n/locales.ts';
import { languageOf, offlinePage } from './list.ts';
import type { OfflineState } from './state.ts';

export type Asked = {
  /** The address below the site's root, without query: "de/old-world/". */
  readonly path: string;
  readonly isNavigation: boolean;
  /** The page that asks. A navigation has none yet. */
  readonly client: string;
};

/** Path → hash, for each version at hand. */
export type Listings = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type Answer =
  /** From the copy; where it is missing or damaged there, from the network. */
  | { readonly from: 'copy'; readonly hash: string }
  /** From the network; without one, from an unfinished copy. */
  | { readonly from: 'network'; readonly otherwise: string | undefined }
  | { readonly from: 'redirect'; readonly to: string };

/** The first edition had a page for both languages of an entry; these addresses are kept by the host alone. */
const COMPARISON = /^(\w+\/[^/]+\/)compare\//;

/**
 * Where an answer comes from. A page gets all its files from one version: the one it was pinned to, or else the
 * current one. The previous one is asked only for what the current one does not know, such as a hashed script.
 */
export function chooseAnswer(
  { path, isNavigation, client }: Asked,
  state: OfflineState,
  at: Listings,
): Answer {
  const { current, previous, next, pinned } = state;
  const hashIn = (version: string | undefined, address: string): string | undefined =>
    version === undefined ? undefined : at.get(version)?.get(address);

  const hash = isNavigation
    ? hashIn(current, path)
    : (hashIn(pinned[client] ?? current, path) ?? hashIn(previous, path));
  if (hash !== undefined) return { from: 'copy', hash };
  if (isNavigation && hashIn(current ?? next, `${path}/`) !== undefined)
    return { from: 'redirect', to: `${path}/` };
  const entry = path.replace(COMPARISON, '$1');
  if (isNavigation && entry !== path && hashIn(current, entry) !== undefined)
    return { from: 'redirect', to: `${entry}?both` };
  return { from: 'network', otherwise: current === undefined ? hashIn(next, path) : undefined };
}

/** What a reader without network gets instead of a page that the copy does not hold. */
export type Substitute = { readonly kind: 'not-found' } | { readonly kind: 'explain'; readonly to: string };

/** A complete copy of the language knows that the page does not exist; otherwise it may just not be here. */
export function chooseSubstitute(path: string, state: OfflineState, at: Listings): Substitute {
  const lang = languageOf(path);
  const first = path.split('/')[0];
  const complete = state.current !== undefined && (lang === 'shared' || state.langs.includes(lang));
  const listed = state.current !== undefined && at.get(state.current)?.has(path) === true;
  if (complete && !listed) return { kind: 'not-found' };
  return { kind: 'explain', to: offlinePage(isLang(first) ? first : (state.langs[0] ?? 'en')) };
}
