import { type MeasuredNode, type Node, Renderer } from '@takumi-rs/core';
import headingFont from '../fonts/heading.woff2?inline';
import textFont from '../fonts/text.woff2?inline';
import { ICONS, type IconName } from '../icons/index.ts';
import tokens from '../styles/tokens.css?raw';
import style from './card.css?raw';
import { CARD } from './size.ts';

/** What apps show of a link that somebody shares. */
export type Card = {
  /** The game whose accent it has; without one, the site's. */
  readonly game?: string | undefined;
  readonly mark: IconName;
  /** What it is part of, beside the mark. */
  readonly of: string;
  /** What kind of page it is, or its chapter. */
  readonly kind?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** Who says so, where `of` does not tell. */
  readonly site?: string | undefined;
  /** Where it is printed. */
  readonly source?: string | undefined;
};

/** The largest in which a text fits is taken; the last cuts off what is too long for it. */
const SIZES = ['large', 'medium', 'small'] as const;
type Size = (typeof SIZES)[number];
const MOST_LINES_OF_TITLE = 2;

const CSS = [tokens, style];

/** The card as a PNG: the same bytes for the same words. */
export async function drawCard(card: Card): Promise<Buffer<ArrayBuffer>> {
  const renderer = await getRenderer();
  return renderer.render(layOut(card, await fittingSize(card)), { ...CARD, css: CSS });
}

export async function fittingSize(card: Card): Promise<Size> {
  const renderer = await getRenderer();
  for (const size of SIZES) {
    const measured = await renderer.measure(layOut(card, size), { width: CARD.width, css: CSS });
    if (fits(measured)) return size;
  }
  throw new Error(`No size of card.css takes “${card.title}”.`);
}

/** Whether a card that may be as tall as it likes is no taller than it should be, with a title of few lines. */
function fits({ height, children: [, body] }: MeasuredNode): boolean {
  const [title] = body?.children ?? [];
  if (title === undefined) throw new Error('A card has a title.');
  const isNarrow = title.runs.every(({ width }) => width <= title.width);
  return height <= CARD.height && isNarrow && title.runs.length <= MOST_LINES_OF_TITLE;
}

function layOut({ game, mark, of, kind, title, text, site, source }: Card, size: Size): Node {
  return box(
    `share ${size}`,
    [
      box('head', [icon(mark), words('of', of), words('kind', kind)]),
      box('body', [words('title', title), words('text', text)]),
      box('foot', [
        ...(site === undefined ? [] : [icon('medallion')]),
        words('site', site),
        words('source', source),
      ]),
    ],
    game === undefined ? {} : { 'data-game': game },
  );
}

const box = (className: string, children: Node[], attributes: Record<string, string> = {}): Node => ({
  type: 'container',
  className,
  attributes,
  children,
});
const words = (className: string, text = ''): Node => ({ type: 'text', className, text });
const icon = (name: IconName): Node => ({
  type: 'image',
  className: 'mark',
  src: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</svg>`,
});

let made: Promise<Renderer> | undefined;
const getRenderer = (): Promise<Renderer> => (made ??= makeRenderer());

async function makeRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const [name, address] of [
    ['Medallion Heading', headingFont],
    ['Medallion Text', textFont],
  ] as const)
    await renderer.registerFont({ name, data: Buffer.from(address.replace(/^.*,/, ''), 'base64') });
  return renderer;
}
