/** From this likeness on, two texts of a game must be one, or stand below with the reason why they are two. */
export const ALIKE = 0.65;

/** Pairs that look nearly the same and are not: by game, the two addresses and why both are needed. */
export const NEARLY_THE_SAME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'adventure-game': {
    'foul-fate#whose-sheet monsters#who-places':
      'Foul fate and monsters: the books differ on both about who places them.',
    'keeping-cards#for-trait keeping-cards#until-resolved':
      'Two sentences that are printed on cards; one card is kept for good, the other for a time.',
  },
  'card-game': {
    'triss-merigold#ability vesemir#ability':
      'Two characters; only icons that our copy lost tell them apart.',
  },
  'old-world': {
    'dice-poker-ranks#order solo-dice-poker-and-rating#solo-rewards':
      'The order of the ranks, and what each of them pays in a solo game.',
  },
  'path-of-destiny': {},
};
