import type { Item, Unit } from '../../src/search/item.ts';

/** Something to be found; its short answer is empty unless one is given. */
export const item = (
  id: string,
  title: string,
  otherTitle: string,
  { names = [], answer = '', units = [] }: { names?: string[]; answer?: string; units?: Unit[] } = {},
): Item => ({
  kind: 'entry',
  id,
  game: 'old-world',
  title,
  otherTitle,
  href: `/${id}/`,
  names,
  units: [{ id: '', kind: 'answer', text: answer }, ...units],
});

/** Dice poker with one of everything that can answer. */
export const POKER = item('poker', 'Dice Poker', 'Würfelpoker', {
  names: ['gamble'],
  answer: 'The better roll wins the gold.',
  units: [
    { id: 'stake', kind: 'rule', text: 'Both players pay 1 gold.', source: 'Rulebook p. 13' },
    { id: 'ties', kind: 'rule', text: 'Compare the unused dice.', source: 'Rulebook p. 14' },
    {
      id: 'no-gold',
      kind: 'ruling',
      question: 'Can I play when I am broke?',
      text: 'No. You need 1 gold.',
      source: 'Rulebook p. 13',
    },
  ],
});
