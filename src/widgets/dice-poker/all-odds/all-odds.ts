import { type Chance, type Distribution, expectation } from '../../../engine/odds.ts';
import type { HandRank } from '../../../engine/old-world/poker/dice-poker.ts';
import {
  bestPlayOdds,
  bestPlayRanks,
  bestSoloRanks,
  plainOdds,
  rollRanks,
} from '../../../engine/old-world/poker/poker-odds.ts';
import { soloPayout } from '../../../engine/old-world/poker/poker-game.ts';

type AllOdds = {
  readonly oneRoll: Distribution<HandRank>;
  readonly rerolled: Readonly<Record<'other' | 'active' | 'solo', Distribution<HandRank>>>;
  readonly wins: { readonly plain: Chance; readonly best: Chance };
  readonly pays: { readonly plain: Chance; readonly best: Chance };
};

let known: AllOdds | undefined;

/** The chances of all results, for the static page. Worked out once for the whole build, never in the browser. */
export const allOdds = (): AllOdds => (known ??= makeAllOdds());

function makeAllOdds(): AllOdds {
  const [oneRoll, solo] = [rollRanks(), bestSoloRanks()];
  return {
    oneRoll,
    rerolled: { ...bestPlayRanks(), solo },
    wins: { plain: plainOdds().activeWins, best: bestPlayOdds() },
    pays: { plain: expectation(oneRoll, soloPayout), best: expectation(solo, soloPayout) },
  };
}
