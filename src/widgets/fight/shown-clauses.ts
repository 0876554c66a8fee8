/** Clauses that the tool names where no reason of the engine does: beside what is entered. */
export const SHOWN_CLAUSES = {
  'life-pool': 'fight-general-rules#life-pool',
  ability: 'monster-fight#special-ability',
  combo: 'combos#at-least-one',
  draw: 'replenishing-the-hand#number',
  'attack-type': 'monsters-fight-turn#choose',
  reveal: 'monsters-fight-turn#reveal',
  'specialty-numbers': 'school-specialties#on-the-board',
  potions: 'potions#per-fight',
  wagers: 'wagers#who',
} as const;
