import { describe, expect, it } from 'vitest';
import { inRound, ROUND_DE, ROUND_EN } from '../../support/broken-content.ts';
import { problemsOf, swap } from '../../support/content-tree.ts';

const inEach = (line: number, message: string): string[] =>
  [ROUND_EN, ROUND_DE].map((file) => `${file}:${line}: ${message}`);

describe('<Gap>', () => {
  it('needs the page that leaves it open', () => {
    expect(problemsOf(inRound(swap(' id="tokens" from="rulebook 12"', ' id="tokens"')))).toEqual(
      inEach(29, 'The gap "tokens" does not say which page leaves it open. Add from="rulebook 14".'),
    );
  });

  it.each(['why', 'confidence'])('takes no "%s"', (name) => {
    expect(problemsOf(inRound(swap('id="tokens"', `id="tokens" ${name}="high"`)))).toEqual(
      inEach(29, `<Gap> has no attribute "${name}". It takes id, from.`),
    );
  });
});

describe('<Outside>', () => {
  it('needs its source', () => {
    expect(problemsOf(inRound(swap(' from="faq answers"', '')))).toEqual(
      inEach(
        33,
        'The outside "reprint" does not say where it is from. Add from="wiki faq", a document with "online".',
      ),
    );
  });

  it('needs to say how sure it is', () => {
    expect(problemsOf(inRound(swap(' confidence="medium"', '')))).toEqual(
      inEach(
        33,
        'The outside "reprint" does not say how sure it is. Add confidence="high", "medium" or "low".',
      ),
    );
  });

  it.each(['certain', '', 'High'])('is not as sure as "%s"', (confidence) => {
    expect(problemsOf(inRound(swap('"medium"', `"${confidence}"`)))).toEqual(
      inEach(33, `There is no confidence "${confidence}". Write high, medium or low.`),
    );
  });

  it.each(['high', 'medium', 'low'])('may be as sure as "%s"', (confidence) => {
    expect(problemsOf(inRound(swap('"medium"', `"${confidence}"`)))).toEqual([]);
  });

  it('cites no printed book', () => {
    expect(problemsOf(inRound(swap('faq answers', 'faq answers; rulebook 12')))).toEqual(
      inEach(33, '"rulebook" is a printed book. Write a <Rule>, or cite a source outside.'),
    );
  });

  it('cites a section that its source has', () => {
    expect(problemsOf(inRound(swap('faq answers', 'faq questions')))).toEqual(
      inEach(33, '"faq" has no section "questions". It has: answers.'),
    );
  });

  it('gives no reason', () => {
    expect(problemsOf(inRound(swap('confidence=', 'why="So." confidence=')))).toEqual(
      inEach(33, '<Outside> has no attribute "why". It takes id, from, confidence.'),
    );
  });
});

describe('<Also>', () => {
  it.each([
    [
      'a clause that is not there',
      'poker#toll',
      'The entry "old-world/poker" has no clause "toll". It has: roll, tie, fives.',
    ],
    [
      'a clause that has moved',
      'poker#help',
      'The entry "old-world/poker" has no clause "help". It has moved to "round#compare".',
    ],
    ['an entry that is not there', 'trap#cost', 'There is no entry "old-world/trap".'],
    ['an entry', 'poker', '"poker" names no clause. Write "entry#clause".'],
    ['a tool', 'tools/dice-poker', '"tools/dice-poker" names no clause. Write "entry#clause".'],
    ['nothing', '', '"" is no reference. Write "entry", "entry#clause" or "#clause".'],
    [
      'a clause of its own entry',
      '#compare',
      '"#compare" stands in this entry already. <Also> shows another’s clause.',
    ],
    [
      'a clause of its own entry by its full name',
      'round#compare',
      '"round#compare" stands in this entry already. <Also> shows another’s clause.',
    ],
  ])('reports %s', (_, reference, message) => {
    expect(problemsOf(inRound(swap('poker#roll', reference)))).toEqual(inEach(13, message));
  });

  it('needs its clause', () => {
    expect(problemsOf(inRound(swap(' clause="poker#roll"', '')))).toEqual(
      inEach(13, '"" is no reference. Write "entry", "entry#clause" or "#clause".'),
    );
  });
});
