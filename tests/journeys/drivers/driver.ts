/** The little that a journey needs of a browser. Everything else is built on it once, in `../reader.ts`. */
export type Driver = {
  /** Which browser this is, in its own words. */
  readonly version: string;
  /** Each of these resolves once the page has loaded; `back` may resolve before. */
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Works out an expression in the page, which gives a promise of a text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly hover: (x: number, y: number) => Promise<unknown>;
  /** By finger on a phone, where the browser can be told so; else by mouse. */
  readonly click: (x: number, y: number) => Promise<unknown>;
  /** One after the other: a letter, or the name of a key as the DOM has it. */
  readonly press: (keys: readonly string[], held?: 'Control' | 'Shift') => Promise<unknown>;
  readonly resize: (size: Size) => Promise<unknown>;
  readonly screenshot: () => Promise<Buffer>;
  /** The page on paper, as a PDF. */
  readonly print: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

export type Size = { readonly width: number; readonly height: number };

/** Whose device this is. */
export type Device = Size & {
  /** By finger. */
  readonly touch: boolean;
  /** What the system prefers. */
  readonly dark: boolean;
};

export type Launch = (executable: string, device: Device) => Promise<Driver>;

/** How WebDriver writes the keys that are no letters. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const keyOf = (name: string): string => KEYS[name] ?? name;

/** What WebDriver, old and new, calls an action: keys pressed, a pointer moved. */
export const keyActions = (keys: readonly string[], held?: string): unknown[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...(held === undefined ? [] : [{ type: 'keyDown', value: keyOf(held) }]),
      ...keys.map(keyOf).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
      ...(held === undefined ? [] : [{ type: 'keyUp', value: keyOf(held) }]),
    ],
  },
];

export const pointerActions = (
  x: number,
  y: number,
  { by, press }: { readonly by: 'mouse' | 'touch'; readonly press: boolean },
): unknown[] => [
  {
    type: 'pointer',
    id: by,
    parameters: { pointerType: by },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      ...(press
        ? [
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]
        : []),
    ],
  },
];
