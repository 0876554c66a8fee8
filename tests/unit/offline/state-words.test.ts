import { expect, it } from 'vitest';
import { STATE_WORDS } from '../../../src/offline/state-words.ts';

it('say the same in both languages, with the same placeholders', () => {
  const marks = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]);
  expect(marks(STATE_WORDS.en).length).toBeGreaterThan(10);
  expect(marks(STATE_WORDS.de)).toEqual(marks(STATE_WORDS.en));
  expect(Object.values(STATE_WORDS.en).filter((text) => text.trim() === '')).toEqual([]);
});
