import type { AfterReason } from '../../../engine/old-world/after-fight/afterwards.ts';
import type { CardReading } from '../../../engine/old-world/fight/attack-cards.ts';
import type { FightError, FightPhase } from '../../../engine/old-world/fight/fight-state.ts';
import type { MonsterFightEnd } from '../../../engine/old-world/fight/fight-outcome.ts';
import type { TableError } from '../../../engine/old-world/fight-table/fight-table-code.ts';
import type {
  SpecialtyChoice,
  SpecialtyObstacle,
  SpecialtyStep,
} from '../../../engine/old-world/fight/specialties.ts';
import type { FightNumber, Told } from '../../../engine/old-world/fight/telling.ts';
import type { Fighter, FightObstacle } from '../../../engine/old-world/fight/witcher-fight.ts';
import type { AttackPolicy } from '../../../engine/old-world/fight-odds/outlook.ts';
import type { AttackType, CardColour, School } from '../../../engine/old-world/vocabulary.ts';
import type { ToolWords } from '../../tool.ts';
import type { View } from '../views.ts';

/** Who acts, in a fight against a monster or between witchers. */
export type Side = 'witcher' | 'monster' | Fighter;

/** A monster's attack in words: what each part of a half is called. */
type HalfWords = {
  readonly damage: string;
  readonly byAttribute: string;
  readonly byLevel: string;
  readonly discard: string;
  readonly trash: string;
  readonly lower: string;
};

export type FightWords = ToolWords & {
  readonly views: Readonly<Record<View, string>> & { readonly label: string };
  readonly opponent: string;
  readonly opponents: Readonly<Record<'monster' | 'witcher', string>>;
  readonly yes: string;
  readonly no: string;

  readonly setUp: {
    readonly monster: string;
    readonly anyMonster: string;
    readonly level: string;
    readonly life: string;
    readonly ability: string;
    readonly noAbility: string;
    readonly outside: string;
    readonly ownCard: string;
    readonly bestiary: string;
    readonly trail: string;
    readonly players: string;
    readonly solo: string;
    readonly soloLast: string;
    readonly witcher: string;
    readonly school: string;
    readonly otherSchool: string;
    readonly deckHint: string;
    readonly begin: Readonly<Record<Side, string>>;
    readonly back: string;
    readonly barred: string;
    readonly unpaid: string;
    readonly bars: string;
    readonly obstacles: Readonly<Record<FightObstacle, string>>;
    readonly wagers: string;
    readonly noWagers: string;
    readonly wagerOf: string;
    readonly wagerOn: Readonly<Record<Fighter | 'nobody', string>>;
    readonly running: string;
  };
  readonly schools: Readonly<Record<School, string>>;
  readonly specialties: Readonly<Record<School, string>>;
  readonly fighters: Readonly<Record<Fighter, string>>;
  readonly numbers: Readonly<Record<FightNumber, string>>;
  readonly colours: Readonly<Record<CardColour, string>>;
  readonly attackTypes: Readonly<Record<AttackType, string>>;

  readonly turns: Readonly<Record<Side, string>>;
  readonly phases: Readonly<Record<FightPhase, string>>;
  readonly monster: string;
  readonly abilityNow: Readonly<Record<'applied' | 'by-hand', string>>;
  readonly potion: string;
  readonly potionsLeft: string;
  readonly potionHint: string;
  readonly specialty: {
    readonly use: string;
    readonly withCombo: string;
    readonly board: string;
    readonly steps: Readonly<Record<SpecialtyStep, string>>;
    readonly obstacles: Readonly<Record<SpecialtyObstacle, string>>;
    readonly choice: Readonly<Record<SpecialtyChoice, string>>;
    readonly fields: Readonly<Record<'draw' | 'shields' | 'damage' | 'cards' | 'back', string>>;
  };
  /** What became of a number. */
  readonly change: string;
  readonly combo: {
    readonly cards: string;
    readonly damage: string;
    readonly shields: string;
    readonly effects: string;
    readonly draw: string;
    readonly taken: string;
    readonly returned: string;
    readonly colours: string;
    readonly play: string;
    readonly skip: string;
    readonly hits: string;
  };
  readonly draw: {
    readonly key: string;
    readonly none: string;
    readonly modifier: string;
    readonly why: string;
  };
  readonly chooser: {
    readonly controller: string;
    readonly next: string;
    readonly die: string;
    readonly roll: string;
    readonly survives: string;
    readonly worse: string;
  };
  readonly reveal: {
    readonly how: string;
    readonly ways: Readonly<Record<'turned' | 'drawn', string>>;
    readonly draw: string;
    readonly cards: string;
    readonly worseHalf: string;
    readonly other: string;
    readonly otherDamage: string;
    readonly otherDiscard: string;
    readonly otherTrash: string;
    readonly otherLower: string;
    readonly nothing: string;
    readonly apply: string;
    readonly outside: string;
    readonly turnedUp: string;
    readonly turnedUpHint: string;
    readonly half: HalfWords;
  };
  readonly standing: {
    readonly ends: Readonly<Record<MonsterFightEnd, string>>;
    readonly wins: Readonly<Record<Fighter, string>>;
  };
  readonly log: {
    readonly title: string;
    readonly last: string;
    readonly undoTo: string;
    readonly begin: string;
    readonly events: Readonly<
      Record<
        'potion' | 'specialty' | 'combo' | 'draw' | 'attack-type' | 'reveal' | 'seen' | 'correct',
        string
      >
    >;
    readonly nothing: string;
  };
  readonly correct: string;
  readonly reasons: Readonly<Record<Told['reason'], string>>;
  readonly basis: Readonly<Record<'outside' | 'own', string>>;
  readonly forbidden: Readonly<Record<FightError, string>>;

  readonly odds: {
    readonly title: string;
    readonly survive: string;
    readonly mean: string;
    readonly lost: string;
    readonly worse: string;
    readonly worseByDie: string;
    readonly same: string;
    readonly chosen: string;
    readonly noChoice: string;
    readonly more: string;
    readonly lostMean: string;
    readonly oneMore: Readonly<Record<'shield' | 'deck', string>>;
    readonly none: string;
    readonly unseen: string;
    readonly plan: {
      readonly title: string;
      readonly damage: string;
      readonly cards: string;
      readonly shields: string;
      readonly policy: string;
      readonly policies: Readonly<Record<AttackPolicy, string>>;
      readonly ends: Readonly<Record<MonsterFightEnd, string>>;
      readonly turns: string;
      readonly left: string;
      readonly reckoning: string;
      readonly tooMany: string;
    };
    readonly cards: {
      readonly title: string;
      readonly about: string;
      readonly disputed: string;
      readonly disputes: Readonly<Record<CardReading['disputed'], string>>;
      readonly lowering: string;
      readonly lowers: Readonly<Record<CardReading['lowering'], string>>;
      readonly others: string;
      readonly noInfluence: string;
    };
  };
  readonly after: {
    readonly title: string;
    readonly reasons: Readonly<Record<AfterReason, string>>;
    readonly space: string;
    readonly tokenLeft: string;
    readonly extraStack: string;
    readonly loserSpaceGold: string;
    readonly trophyOwned: string;
    readonly by: Readonly<Record<Fighter | 'both' | 'spectators', string>>;
    readonly wager: string;
    readonly wagerLost: string;
    readonly another: string;
  };
  readonly errors: Readonly<Record<TableError, string>>;
  readonly byLink: string;
  readonly openKept: string;
  readonly keepThis: string;
  readonly notKept: string;
};
