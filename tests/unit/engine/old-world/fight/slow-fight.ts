import type { FightEvent, FightSetUp } from '../../../../../src/engine/old-world/fight/fight-state.ts';

/**
 * The rules of a fight once more, card by card and point by point, as one would lay it out on a table. It shares
 * nothing with the engine but the shape of what happens.
 */
export class SlowFight {
  private shield: number;
  private deck: string[] = [];
  private hand: string[] = [];
  private pile: string[] = [];
  private box = 0;
  private combo: string[] = [];
  private potions: number;
  private drunk = 0;
  private levels: Record<string, number>;
  private pool: number;
  private turn: 'witcher' | 'monster';
  /** In the own turn: whether the combo is played. In the monster's: whether the type is named. */
  private half = false;
  private type: 'charge' | 'bite' | undefined;
  private over = 'goes-on';
  private last: 'witcher' | 'monster' = 'monster';
  private specialtyDone = false;
  private ownTurns = 0;
  private attacks = 0;
  private toDraw = 0;
  private dodged = false;
  private gained = 0;
  private seen = Array.from({ length: 18 }, () => 0);

  private readonly setUp: FightSetUp;

  constructor(setUp: FightSetUp) {
    this.setUp = setUp;
    const { witcher, monster, trail } = setUp;
    const { combat, defense, alchemy, specialty } = witcher;
    this.levels = { combat, defense, alchemy, specialty };
    this.shield = witcher.shield;
    this.potions = witcher.potions;
    this.deck = Array.from({ length: witcher.deck }, () => 'card');
    this.hand = Array.from({ length: witcher.hand }, () => 'card');
    this.pool = monster.life;
    this.turn = trail ? 'witcher' : 'monster';
    const ability = monster.effect;
    if (ability?.kind === 'lower-shield')
      for (let times = ability.per === 'hand-card' ? this.hand.length : 1; times > 0; times -= 1)
        for (let point = 0; point < ability.by; point += 1) this.shield = Math.max(0, this.shield - 1);
    if (ability?.kind === 'lower-defense') this.lower('defense');
    if (ability?.kind === 'discard' && !(ability.unless === 'trail' && trail)) {
      if (ability.when === 'before-life-pool' && this.hand.length > 0) this.deck.push(this.hand.pop()!);
      if (ability.when === 'before-first-turn') this.throwFrom(this.hand);
      if (ability.when === 'after-life-pool') this.throwFrom(this.deck);
      if (ability.when === 'to-begin' && this.potions > 0) this.potions -= 1;
    }
    this.judge();
  }

  /** Plays the event and says whether it may happen. */
  play(event: FightEvent): boolean {
    if (event.kind === 'correct') {
      this.correct(event.of, event.to);
      this.judge();
      return true;
    }
    if (event.kind === 'seen') return this.see(event.card);
    if (this.over !== 'goes-on') return false;
    const isPlayed = this.playNow(event);
    if (isPlayed) this.judge();
    return isPlayed;
  }

  numbers() {
    return {
      shield: this.shield,
      deck: this.deck.length,
      hand: this.hand.length,
      discard: this.pile.length,
      trashed: this.box,
      potions: this.potions,
      potionsUsed: this.drunk,
      ...this.levels,
      pool: this.pool,
      phase: this.phase(),
      standing: this.over,
      seen: this.seen.join(),
    };
  }

  private phase(): string {
    if (this.turn === 'witcher') return this.half ? 'draw' : 'combo';
    const noChoice = this.attacks === 0 && this.setUp.monster.effect?.kind === 'worse-first-attack';
    return this.half || noChoice ? 'reveal' : 'attack-type';
  }

  private playNow(event: FightEvent): boolean {
    const ability = this.setUp.monster.effect;
    const { school } = this.setUp.witcher;
    switch (event.kind) {
      case 'potion': {
        const most = ability?.kind === 'potions-per-fight' ? ability.most : 99;
        if (this.potions === 0 || this.drunk >= Math.min(most, this.levels.alchemy!)) return false;
        this.potions -= 1;
        this.drunk += 1;
        this.last = 'witcher';
        return true;
      }
      case 'specialty': {
        if (this.turn !== 'witcher' || this.specialtyDone) return false;
        if (school === 'bear') {
          if (this.shield > 0) return false;
          this.draw(event.numbers.draw);
          this.gainShields(event.numbers.shields);
        } else if (school === 'cat') {
          if (this.ownTurns > 0) return false;
          this.draw(event.numbers.draw);
          for (let back = 0; back < event.numbers.cards; back += 1)
            if (this.hand.length > 0) this.deck.push(this.hand.pop()!);
        } else if (school === 'griffin') {
          if (this.half) return false;
          this.takeTop();
          for (let thrown = 0; thrown < event.numbers.cards; thrown += 1) this.throwFrom(this.hand);
        } else return false;
        this.specialtyDone = true;
        this.last = 'witcher';
        return true;
      }
      case 'combo': {
        if (this.turn !== 'witcher' || this.half) return false;
        if (event.cards > this.hand.length || (event.cards === 0 && this.hand.length > 0)) return false;
        if (event.returned > event.cards) return false;
        const has = (colours: readonly string[]) => event.colours.some((colour) => colours.includes(colour));
        let damage = event.damage;
        if (event.specialty !== undefined && school === 'wolf') damage += event.specialty.damage;
        if (ability?.kind === 'colors-lower-damage' && has(ability.colors))
          for (let less = 0; less < ability.by && damage > 0; less += 1) damage -= 1;
        if (ability?.kind === 'damage-in-first-turn' && this.ownTurns === 0)
          if (!(ability.unless === 'trail' && this.setUp.trail)) while (damage > ability.most) damage -= 1;
        if (event.specialty !== undefined) {
          if (this.specialtyDone || (school !== 'wolf' && school !== 'viper')) return false;
          if (school === 'wolf' && event.cards < 3) return false;
          if (school === 'viper' && (damage === 0 || this.pool === 0)) return false;
          this.specialtyDone = true;
        }
        for (let card = 0; card < event.cards; card += 1) this.combo.push(this.hand.pop()!);
        for (let point = 0; point < damage; point += 1) if (this.pool > 0) this.pool -= 1;
        const spared = ability?.kind === 'damage-in-first-turn' && ability.cards && this.ownTurns === 0;
        let left = spared ? ability.most - damage : 99;
        if (school === 'viper' && event.specialty !== undefined)
          for (let card = 0; card < event.specialty.cards; card += 1)
            if (this.pool > 0 && left > 0) {
              this.pool -= 1;
              left -= 1;
            }
        if (ability?.kind === 'colors-lower-shield' && has(ability.colors))
          for (let point = 0; point < ability.by; point += 1) if (this.shield > 0) this.shield -= 1;
        this.gainShields(event.shields);
        for (let card = 0; card < event.taken; card += 1) this.takeTop();
        for (let card = 0; card < event.returned; card += 1)
          if (this.hand.length < 7) this.hand.push(this.combo.pop()!);
        this.toDraw = event.draw + (school === 'wolf' ? (event.specialty?.draw ?? 0) : 0);
        this.dodged = event.colours.includes('green');
        this.half = true;
        this.last = 'witcher';
        return true;
      }
      case 'draw': {
        if (this.turn !== 'witcher' || !this.half) return false;
        let cards = this.levels.combat!;
        if (ability?.kind === 'combat-in-first-turn' && this.ownTurns === 0) cards = ability.value;
        cards += this.toDraw + event.modifier;
        if (ability?.kind === 'draw-less' && !(ability.unless === 'dodge' && this.dodged))
          for (let less = 0; less < ability.by; less += 1)
            if (ability.least === undefined || cards > ability.least) cards -= 1;
        this.draw(cards);
        while (this.combo.length > 0) this.pile.push(this.combo.pop()!);
        this.turn = 'monster';
        this.half = false;
        this.gained = 0;
        this.ownTurns += 1;
        return true;
      }
      case 'attack-type': {
        if (this.phase() !== 'attack-type') return false;
        this.type = event.type;
        this.half = true;
        return true;
      }
      case 'reveal': {
        if (this.phase() !== 'reveal') return false;
        let attack: SlowAttack;
        if ('shows' in event) attack = event.shows;
        else {
          const card = this.slowCards()[event.card];
          if (card === undefined || this.seen[event.card]! >= card.copies) return false;
          this.seen[event.card]! += 1;
          attack = this.type === undefined ? this.worseOf(card) : this.resolve(card[this.type]);
        }
        this.suffer(attack);
        this.turn = 'witcher';
        this.half = false;
        this.type = undefined;
        this.last = 'monster';
        return true;
      }
      case 'seen':
      case 'correct':
        return false;
    }
  }

  private suffer(attack: SlowAttack): void {
    const ability = this.setUp.monster.effect;
    let { damage } = attack;
    if (ability?.kind === 'stronger-first-attack' && this.attacks === 0) damage += ability.by;
    if (ability?.kind === 'stronger-last-attacks' && this.pool <= ability.left) damage += ability.by;
    if (ability?.kind === 'discard-for-damage' && damage > 0) damage -= ability.by;
    if (this.pool > 0) this.pool -= 1;
    if (attack.lower !== undefined) this.lower(attack.lower);
    const handFirst = ability?.kind === 'first-attack-hits-hand' && this.attacks === 0;
    for (let point = 0; point < damage; point += 1) {
      if (handFirst && this.throwFrom(this.hand)) continue;
      if (this.shield > 0) this.shield -= 1;
      else if (!this.throwFrom(this.deck)) this.throwFrom(this.hand);
    }
    for (let card = 0; card < attack.discard; card += 1)
      if (!this.throwFrom(this.hand)) this.throwFrom(this.deck);
    for (let card = 0; card < attack.trash; card += 1) {
      if ((this.hand.pop() ?? this.deck.pop()) !== undefined) this.box += 1;
    }
    if (ability?.kind === 'discard-for-damage' && attack.damage > 0)
      for (let card = 0; card < ability.count; card += 1) this.throwFrom(this.hand);
    if (ability?.kind === 'discard' && ability.when === 'after-first-attack' && this.attacks === 0)
      for (let card = 0; card < ability.count; card += 1) this.throwFrom(this.hand);
    this.attacks += 1;
  }

  /** Tries both halves and takes the one that costs more cards. */
  private worseOf(card: SlowCard): SlowAttack {
    const before = this.deck.length + this.hand.length;
    const cost = (attack: SlowAttack): number => {
      const kept = Object.assign({}, this, {
        deck: [...this.deck],
        hand: [...this.hand],
        pile: [...this.pile],
        levels: { ...this.levels },
      });
      this.suffer(attack);
      const lost = before - this.deck.length - this.hand.length;
      Object.assign(this, kept);
      return lost;
    };
    const [charge, bite] = [this.resolve(card.charge), this.resolve(card.bite)];
    return cost(bite) > cost(charge) ? bite : charge;
  }

  private lower(attribute: string): void {
    const level = this.levels[attribute]!;
    if (level > 1 && level < 5) this.levels[attribute] = level - 1;
    while (this.shield > this.levels.defense!) this.shield -= 1;
  }

  private gainShields(icons: number): void {
    const ability = this.setUp.monster.effect;
    for (let icon = 0; icon < icons; icon += 1) {
      if (ability?.kind === 'shield-per-turn' && this.gained >= ability.most) return;
      if (this.shield >= this.levels.defense!) {
        // A shield that a correction put above Defense falls to it with the first icon.
        this.gained += this.levels.defense! - this.shield;
        this.shield = this.levels.defense!;
        return;
      }
      this.shield += 1;
      this.gained += 1;
    }
  }

  private draw(cards: number): void {
    for (let card = 0; card < cards; card += 1)
      if (this.deck.length > 0 && this.hand.length < 7) this.hand.push(this.deck.pop()!);
  }

  private takeTop(): void {
    if (this.pile.length > 0 && this.hand.length < 7) this.hand.push(this.pile.pop()!);
  }

  private throwFrom(cards: string[]): boolean {
    const card = cards.pop();
    if (card !== undefined) this.pile.push(card);
    return card !== undefined;
  }

  private see(card: number): boolean {
    const copies = this.slowCards()[card]?.copies ?? 0;
    if ((this.seen[card] ?? 0) >= copies) return false;
    this.seen[card]! += 1;
    return true;
  }

  private correct(of: string, to: number): void {
    const cards = Array.from({ length: to }, () => 'card');
    if (of === 'shield') this.shield = to;
    else if (of === 'deck') this.deck = cards;
    else if (of === 'hand') this.hand = cards;
    else if (of === 'discard') this.pile = cards;
    else if (of === 'potions') this.potions = to;
    else if (of === 'pool') this.pool = to;
    else this.levels[of] = to < 1 ? 1 : to > 5 ? 5 : to;
  }

  private judge(): void {
    const out = this.deck.length === 0 && this.hand.length === 0;
    if (!out) this.over = this.pool === 0 ? 'defeated' : 'goes-on';
    else if (this.pool === 0 && this.last === 'witcher') this.over = 'defeated';
    else this.over = this.pool < 2 ? 'driven-away' : 'complete-defeat';
  }

  /** The table of cards that players have written down, charge and bite. */
  private slowCards(): readonly SlowCard[] {
    const { disputed, lowering } = this.setUp.cards;
    const rank = lowering === 'level' ? 'rank' : 'rank-1';
    const rows: readonly (readonly [string, string, number])[] = [
      ['3', '5', 2],
      ['disc', '4', 2],
      ['disc', '3', 1],
      ['disc', 'rank+2', 1],
      ['trash', '3', 1],
      ['trash', '2', 1],
      ['trash', 'combat', 1],
      ['5', '2', 1],
      ['5', 'alchemy', 1],
      ['4', '2', 1],
      ['4', 'specialty', 1],
      ['4', `${rank} lower combat`, 1],
      ['3', '4', 1],
      ['3', 'defense', 1],
      ['2', '4', 1],
      ['2', '3', 1],
      ['2', `${rank} lower alchemy`, 1],
      disputed === 'level' ? ['rank', `${rank} lower specialty`, 1] : ['rank+2', '0 lower defense', 1],
    ];
    return rows.map(([charge, bite, copies]) => ({ charge, bite, copies }));
  }

  private resolve(text: string): SlowAttack {
    const { level } = this.setUp.monster;
    const [what = '', , lower] = text.split(' ');
    const numbers: Record<string, number> = {
      rank: level,
      'rank-1': level - 1,
      'rank+2': level + 2,
      disc: 0,
      trash: 0,
    };
    return {
      damage: numbers[what] ?? this.levels[what] ?? Number(what),
      discard: what === 'disc' ? level : 0,
      trash: what === 'trash' ? 1 : 0,
      lower,
    };
  }
}

type SlowCard = { readonly charge: string; readonly bite: string; readonly copies: number };
type SlowAttack = {
  readonly damage: number;
  readonly discard: number;
  readonly trash: number;
  readonly lower: string | undefined;
};
