/**
 * An entry's text, taken apart: what stands beside the same clause of the other language. MDX renders a text as a
 * whole, so its tags leave marks (comments) by which it is cut.
 */
export type Part = {
  readonly id: string;
  readonly html: string;
  /** Its number, where it is a step. */
  readonly step: number | undefined;
  /** The heading that stands above it. */
  readonly heading: string | undefined;
};

export const openClause = (id: string): string => `<!--clause ${id}-->`;
export const CLOSE_CLAUSE = '<!--/clause-->';
export const OPEN_HEADING = '<!--heading-->';
export const CLOSE_HEADING = '<!--/heading-->';
export const OPEN_STEPS = '<!--steps-->';
export const CLOSE_STEPS = '<!--/steps-->';

const MARKS =
  /<!--(?:clause ([a-z0-9-]+)-->([\s\S]*?)<!--\/clause|heading-->([\s\S]*?)<!--\/heading|(\/?steps))-->/g;

/** Cuts a rendered text at its marks, in order. */
export function cutParts(html: string): Part[] {
  const parts: Part[] = [];
  let step: number | undefined;
  let heading: string | undefined;
  for (const [, id, text, title, steps] of html.matchAll(MARKS)) {
    if (title !== undefined) heading = title.trim();
    if (steps !== undefined) step = steps === 'steps' ? 1 : undefined;
    if (id === undefined || text === undefined) continue;
    parts.push({ id, html: text.trim(), step, heading });
    heading = undefined;
    if (step !== undefined) step++;
  }
  return parts;
}
