import { describe, expect, it } from 'vitest';
import { LANGS, type Localized } from '../../src/i18n/locales.ts';
import type { Difference } from '../../src/library/library.ts';
import { termMarker } from '../../src/library/pair-terms.ts';
import { library } from '../support/library.ts';
import { numbersApart, numbersIn } from '../support/numbers.ts';

describe('numbers', () => {
  const apart = texts()
    .map((text) => {
      const numbers = numbersApart(text.says);
      return { ...text, numbers, differs: numbers.every((number) => text.differences.some(tells(number))) };
    })
    .filter(({ numbers }) => numbers.length > 0);

  it('are read in texts of every game', () => {
    const counted = texts().filter(({ says }) => /\d/.test(says.en));
    expect(new Set(counted.map(({ address }) => address.split('/')[0])).size).toBe(library.games.length);
  });

  it('are the same in both languages, except where the books differ or only the words do', () => {
    const unexplained = apart.filter(({ differs }) => !differs);
    expect(unexplained.map(({ address, numbers }) => `${address}: ${numbers.join(', ')}`)).toEqual(
      Object.entries(ONLY_WORDS).map(([address, numbers]) => `${address}: ${numbers}`),
    );
  });

  it('differ somewhere, as the books do', () => {
    expect(apart.filter(({ differs }) => differs).map(({ address }) => address)).toContain(
      'adventure-game/using-this-document#number-of-chapters',
    );
  });
});

describe('paired terms', () => {
  it('stand on both sides of a clause, and in most clauses', () => {
    let paired = 0;
    const clauses = texts().filter(({ kind }) => kind === 'clause');
    const markers = new Map(library.games.map((game) => [game.key, termMarker(game.terms)]));
    for (const { address, says } of clauses) {
      const marked = markers.get(address.split('/')[0]!)!(says);
      const numbers = LANGS.map((lang) => new Set(marked[lang].match(/data-t="\d+"/g)));
      expect([...numbers[0]!].toSorted(), address).toEqual([...numbers[1]!].toSorted());
      if (numbers[0]!.size > 0) paired++;
    }
    expect(paired / clauses.length).toBeGreaterThan(0.8);
  });
});

// Helpers

/** Read and found to say the same: one language names a number that the other puts in other words. */
const ONLY_WORDS: Readonly<Record<string, string>> = {
  'adventure-game/using-this-document#booklet-enough': 'en 2',
  'adventure-game/locations#names': 'de 2nd',
  'adventure-game/leads#several-leads-of-any-colour': 'de 2',
  'adventure-game/encountering-obstacles#kinds': 'de 2',
  'adventure-game/foul-fate#parts': 'en 3',
  'adventure-game/battles#dodge-again': 'de 2nd',
  'adventure-game/investigation-cards#which-deck': 'en 3',
  'card-game/runner-up-in-the-bidding#runner-up-never-bid': 'de 2nd',
  'old-world/0-cost-card#none-in-the-pool': 'en 0',
  'path-of-destiny/abilities#two-in-one-turn': 'de 2',
  'path-of-destiny/card-effects#left-before-right': 'en 2nd',
};

type Both = {
  readonly address: string;
  readonly kind: 'answer' | 'clause' | 'ruling';
  readonly says: Localized;
  readonly differences: readonly Difference[];
};

/** Every answer, clause and ruling in both languages. */
function texts(): Both[] {
  return library.entries.flatMap(({ id, text, clauses, rulings }): Both[] => [
    {
      address: `${id}#`,
      kind: 'answer',
      says: { en: text.en.answer, de: text.de.answer },
      differences: [],
    },
    ...clauses.map((clause): Both => ({
      address: `${id}#${clause.id}`,
      kind: 'clause',
      says: clause.text,
      differences: library.differencesOf({ entry: id, clause: clause.id }),
    })),
    ...rulings.map((ruling): Both => ({
      address: `${id}#${ruling.id}`,
      kind: 'ruling',
      says: { en: ruling.en.answer, de: ruling.de.answer },
      differences: [],
    })),
  ]);
}

/** Whether a difference is about that number: only the book of that language names it. */
const tells =
  (number: string) =>
  ({ english, german }: Difference): boolean => {
    const [lang = '', value = ''] = number.split(' ');
    const [own, other] = lang === 'en' ? [english, german] : [german, english];
    return numbersIn(own.says.en, 'en').has(value) && !numbersIn(other.says.en, 'en').has(value);
  };
