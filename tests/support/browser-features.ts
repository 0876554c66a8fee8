import { parse } from 'acorn';
import { OLDEST_BROWSERS } from '../../src/oldest-browsers.ts';

/** Since when each engine has something. Edge has Chromium's. `never`: some engine has not got it at all. */
type Since = { readonly chrome: number; readonly firefox: number; readonly safari: number };
const never = Infinity;
const since = (chrome: number, firefox: number, safari: number): Since => ({ chrome, firefox, safari });

/**
 * Names that are newer than some browsers which are still in use, by MDN. What all of `OLDEST_BROWSERS` have may be
 * used; what one of them lacks may not, unless `GUARDED` says why it does no harm.
 */
const SCRIPT: Readonly<Record<string, Since>> = {
  // Values
  groupBy: since(117, 119, 17.4),
  withResolvers: since(119, 121, 17.4),
  fromAsync: since(121, 115, 16.4),
  canParse: since(120, 115, 17),
  toSorted: since(110, 115, 16),
  toReversed: since(110, 115, 16),
  toSpliced: since(110, 115, 16),
  findLast: since(97, 104, 15.4),
  isWellFormed: since(111, 119, 16.4),
  isSubsetOf: since(122, 127, 17),
  isSupersetOf: since(122, 127, 17),
  isDisjointFrom: since(122, 127, 17),
  symmetricDifference: since(122, 127, 17),
  intersection: since(122, 127, 17),
  union: since(122, 127, 17),
  difference: since(122, 127, 17),
  sumPrecise: since(147, 137, 26.2),
  toBase64: since(140, 133, 18.2),
  fromBase64: since(140, 133, 18.2),
  toHex: since(140, 133, 18.2),
  fromHex: since(140, 133, 18.2),
  getOrInsert: since(145, 144, 26.2),
  DurationFormat: since(129, 136, 16.4),
  Temporal: since(144, 139, never),
  // Pages
  showPopover: since(114, 125, 17),
  togglePopover: since(114, 125, 17),
  closedBy: since(134, 141, never),
  requestClose: since(134, 139, 18.4),
  commandForElement: since(135, 144, 26.2),
  checkVisibility: since(105, 106, 17.4),
  startViewTransition: since(111, 144, 18),
  moveBefore: since(133, 144, never),
  setHTMLUnsafe: since(124, 123, 17.4),
  caretPositionFromPoint: since(128, 20, 26.2),
  onscrollend: since(114, 109, 26.2),
  scrollend: since(114, 109, 26.2),
  ariaPressed: since(81, 119, 12.1),
  ariaExpanded: since(81, 119, 12.1),
  ariaNotify: since(141, never, never),
  CloseWatcher: since(126, never, never),
  EditContext: since(121, never, never),
  CSSPropertyRule: since(85, 128, 16.4),
  Highlight: since(105, 140, 17.2),
  // Devices and networks
  requestIdleCallback: since(47, 55, never),
  wakeLock: since(84, 126, 16.4),
  share: since(128, never, 12.1),
  canShare: since(128, never, 14),
  vibrate: since(32, never, never),
  connection: since(61, never, never),
  userAgentData: since(90, never, never),
  getInstalledRelatedApps: since(80, never, never),
  beforeinstallprompt: since(44, never, never),
  cookieStore: since(87, 140, 18.4),
  navigation: since(102, 147, 26.2),
  URLPattern: since(95, 142, 26),
  scheduler: since(94, 142, never),
  estimate: since(61, 57, 17),
  persist: since(55, 55, 15.2),
  CompressionStream: since(80, 113, 16.4),
  DecompressionStream: since(80, 113, 16.4),
  hasUAVisualTransition: since(118, never, 18),
};

/** Styles, as they stand in a minified style sheet. */
const STYLE: readonly (readonly [RegExp, Since])[] = [
  [/[{;}]&|&[\s.:>[#]/, since(120, 117, 17.2)],
  [/@scope/, since(118, 146, 17.4)],
  [/@starting-style/, since(117, 129, 17.5)],
  [/@property/, since(85, 128, 16.4)],
  [/@view-transition/, since(126, never, 18.2)],
  [/@position-try/, since(125, 147, 26)],
  [/@container/, since(105, 110, 16)],
  [/@layer/, since(99, 97, 15.4)],
  [/\((?:width|height)[<>]/, since(104, 63, 16.4)],
  [/:has\(/, since(105, 121, 15.4)],
  [/:popover-open/, since(114, 125, 17)],
  [/:user-(?:in)?valid/, since(119, 88, 16.5)],
  [/:state\(/, since(125, 126, 17.4)],
  [/:open\b/, since(133, 136, 26.2)],
  [/:dir\(/, since(120, 49, 16.4)],
  [/::details-content/, since(131, 143, 18.4)],
  [/::marker\b/, since(86, 68, never)],
  [/::(?:view-transition|scroll-button|scroll-marker|column|picker)/, since(135, never, never)],
  [/[:(,\s]light-dark\(/, since(123, 120, 17.5)],
  [/[:(,\s]color-mix\(/, since(111, 113, 16.2)],
  [/\((?:in\s\S+,)?from\s/, since(119, 128, 16.4)],
  [/[:(,\s](?:round|mod|rem)\(/, since(125, 118, 15.4)],
  [/[:(,\s](?:abs|sign)\(/, since(138, 118, 15.4)],
  [/[:(,\s](?:sibling-index|if|calc-size|anchor|anchor-size)\(/, since(138, never, 26)],
  [/\battr\([\w-]+\s/, since(133, never, never)],
  [/[{;]text-wrap:(?:pretty|stable)/, since(117, never, 26)],
  [/[{;]text-wrap:balance/, since(114, 121, 17.5)],
  [/[{;]text-box/, since(133, never, 18.2)],
  [/[{;]field-sizing:/, since(123, never, 26.2)],
  [/[{;](?:position-anchor|anchor-name|position-area)/, since(125, 147, 26)],
  [/[{;](?:animation-timeline|scroll-timeline|view-timeline)/, since(115, never, 26)],
  [/[{;](?:interpolate-size|reading-flow|corner-shape|font-palette-mix)/, since(129, never, never)],
  [/[{;]transition-behavior:|allow-discrete/, since(117, 129, 17.4)],
  [/[{;]content-visibility:/, since(85, 125, 18)],
  [/[{;]scrollbar-gutter:/, since(94, 97, 18.2)],
  [/[{;]scrollbar-width:/, since(121, 64, 18.2)],
  [/[{;]scrollbar-color:/, since(121, 64, 26.2)],
  [/[{;]hyphenate-limit-chars:/, since(109, 137, never)],
  [/[{;]hanging-punctuation:/, since(never, never, 10)],
  [/[{;]zoom:/, since(1, 126, 3.1)],
  [/[{;]overlay:/, since(117, never, never)],
  // Safari drops the whole line; longhands, or the prefixed shorthand before it, work.
  [/(?<!-webkit-)text-decoration:(?!(?:none|underline|line-through|inherit)[;}])/, since(87, 70, never)],
];

/** What an old browser may lack, and why it may be used all the same. */
const GUARDED: Readonly<Record<string, string>> = {
  wakeLock: 'asked for with "in" before it is used; table mode says when the screen may go off',
  share: 'asked for before it is used; the button is hidden without it',
  connection: 'read with ?.',
  requestIdleCallback: 'asked for before it is used; a timer stands for it',
  '::details-content': 'within @supports; without it a fold opens at once',
  'text-wrap:pretty': 'a text breaks its last lines less evenly',
  'text-wrap:balance': 'a heading breaks its lines less evenly',
  'content-visibility:': 'a long page takes longer to paint',
  'scrollbar-width:': 'a scroll bar is wider',
  'scrollbar-color:': 'a scroll bar has the colours of the system',
  'hyphenate-limit-chars:': 'a title is hyphenated more freely',
};

const isTooNew = ({ chrome, firefox, safari }: Since): boolean =>
  chrome > Number(OLDEST_BROWSERS.chrome) ||
  firefox > Number(OLDEST_BROWSERS.firefox) ||
  safari > Number(OLDEST_BROWSERS.safari);

/** The names in a script that one of our oldest browsers lacks. Throws on syntax that one of them cannot read. */
export function newInScript(script: string, isModule: boolean): string[] {
  const found = new Set<string>();
  // Safari 17.0 and Firefox 125 read all of 2023.
  const tree = parse(script, { ecmaVersion: 2023, sourceType: isModule ? 'module' : 'script' });
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name, value, computed, property } = node as Readonly<Record<string, unknown>>;
    const named =
      type === 'MemberExpression' && computed === false
        ? (property as { name?: string }).name
        : type === 'Literal'
          ? value
          : type === 'Identifier'
            ? name
            : undefined;
    if (typeof named === 'string' && Object.hasOwn(SCRIPT, named) && isTooNew(SCRIPT[named]!))
      found.add(named);
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return [...found];
}

/** What stands in a style sheet and one of our oldest browsers lacks. */
export const newInStyle = (style: string): string[] =>
  STYLE.filter(([, since]) => isTooNew(since)).flatMap(([pattern]) => {
    const match = pattern.exec(style)?.[0];
    return match === undefined ? [] : [match.replace(/^[{;}]/, '')];
  });

export const isGuarded = (name: string): boolean => Object.hasOwn(GUARDED, name);
/** Every name that is let through, so that none is let through for longer than it is used. */
export const GUARDED_NAMES = Object.keys(GUARDED);
