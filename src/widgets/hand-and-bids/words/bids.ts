import type { OpenReason } from '../../../engine/card-game/bidding/auction.ts';
import type { Auction } from '../../../engine/card-game/bidding/bids.ts';
import type { GoldToken } from '../../../engine/card-game/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of the bids. */
export type BidsWords = {
  readonly bidFor: string;
  readonly auctions: Readonly<Record<Auction, string>>;
  readonly gold: string;
  readonly tokens: Readonly<Record<GoldToken, string>>;
  readonly goldWorth: string;
  readonly withCards: string;
  readonly current: string;
  readonly stake: string;
  readonly bid: string;
  readonly opens: string;
  /** One's own bid, which nobody has exceeded; and what would be next. */
  readonly highest: string;
  readonly above: string;
  readonly noneAbove: string;
  /** The key that makes the bid. */
  readonly place: string;
  readonly passes: string;
  readonly passReason: string;
  readonly nothingToBid: string;
  readonly lose: string;
  readonly totals: string;
  readonly total: string;
  readonly goldToken: string;
  readonly rival: string;
  readonly rivalTokens: string;
  readonly rivalWorth: string;
  readonly bidding: string;
  readonly players: string;
  readonly count: string;
  readonly called: string;
  readonly pass: string;
  readonly calls: string;
  readonly callOf: string;
  readonly takeBack: string;
  readonly anew: string;
  readonly wins: Readonly<Record<Auction, string>>;
  readonly nobody: Readonly<Record<Auction, string>>;
  readonly runnerUp: string;
  readonly noRunnerUp: string;
  readonly staked: Readonly<Record<Auction, string>>;
  readonly otherAuction: Readonly<Record<OpenReason, string>>;
};

export const BIDS_WORDS: Localized<BidsWords> = {
  en: {
    bidFor: 'Bid for',
    auctions: { witcher: 'Geralt', event: 'An event' },
    gold: 'Your gold tokens',
    tokens: { 'gold-2': 'Value 2', 'gold-3': 'Value 3' },
    goldWorth: 'worth {value}',
    withCards: 'Attack cards count too: {count}, worth {value}.',
    current: 'Highest bid',
    stake: 'You have bid',
    bid: 'Bid {total}: add {pieces}',
    opens: 'Open with {total}: {pieces}',
    highest: 'Your bid of {stake} leads',
    above: 'Your next bid would be {total}: add {pieces}.',
    noneAbove: 'You have nothing left to raise it with.',
    place: 'Place the bid of {total}',
    passes: 'You must pass',
    passReason: 'The most you can reach is {most}; {current} must be exceeded.',
    nothingToBid: 'Enter your gold tokens.',
    lose: 'Lost even if you do not win: {value} in all. You keep {rest}.',
    totals: 'All totals you can reach',
    total: 'Bid {total}',
    goldToken: 'gold {value}',
    rival: 'What can a rival hold?',
    rivalTokens: 'Covered tokens of a rival',
    rivalWorth: 'Worth {least} to {most}. Your own tokens are allowed for.',
    bidding: 'Follow a whole bidding',
    players: 'Players',
    count: '{count} players',
    called: '{who} bids or passes',
    pass: 'Pass',
    calls: 'Calls so far',
    callOf: '{who}: {call}',
    takeBack: 'Take the last call back',
    anew: 'New bidding',
    wins: { witcher: '{who} hires Geralt for {stake}', event: '{who} wins the event for {stake}' },
    nobody: { witcher: 'Nobody hires Geralt', event: 'The event is discarded' },
    runnerUp: 'Then {who} ({stake}) may attack.',
    noRunnerUp: 'There is no runner-up.',
    staked: { witcher: '{count} gold goes back to the pouch.', event: 'Bids worth {count} in all are lost.' },
    otherAuction: {
      'last-player-may-open': 'By another reading: {who} is the last one left and wins without a bid.',
      'one-bidder-no-runner-up':
        'By another reading: {who} was the last to drop out and may attack, too, though without a bid.',
    },
  },
  de: {
    bidFor: 'Bieten um',
    auctions: { witcher: 'Geralt', event: 'ein Ereignis' },
    gold: 'Eigene Goldmarken',
    tokens: { 'gold-2': 'Wert 2', 'gold-3': 'Wert 3' },
    goldWorth: 'Wert {value}',
    withCards: 'Angriffskarten zählen mit: {count}, Wert {value}.',
    current: 'Höchstes Gebot',
    stake: 'Eigenes Gebot',
    bid: '{total} bieten: {pieces} dazulegen',
    opens: 'Mit {total} eröffnen: {pieces}',
    highest: 'Das eigene Gebot ({stake}) führt',
    above: 'Das nächste wäre {total}: {pieces} dazulegen.',
    noneAbove: 'Es ist nichts mehr da, um es zu erhöhen.',
    place: 'Gebot von {total} abgeben',
    passes: 'Es muss gepasst werden',
    passReason: 'Mehr als {most} ist nicht zu erreichen; {current} muss übertroffen werden.',
    nothingToBid: 'Eigene Goldmarken eingeben.',
    lose: 'Auch ohne Zuschlag verloren: insgesamt {value}. Übrig bleibt {rest}.',
    totals: 'Alle erreichbaren Gebote',
    total: '{total} bieten',
    goldToken: 'Gold {value}',
    rival: 'Was kann ein Rivale haben?',
    rivalTokens: 'Verdeckte Marken eines Rivalen',
    rivalWorth: 'Wert {least} bis {most}. Die eigenen Marken sind berücksichtigt.',
    bidding: 'Ein ganzes Bieten verfolgen',
    players: 'Spieler',
    count: '{count} Spieler',
    called: '{who} bietet oder passt',
    pass: 'Passen',
    calls: 'Bisher angesagt',
    callOf: '{who}: {call}',
    takeBack: 'Letzte Ansage zurücknehmen',
    anew: 'Neues Bieten',
    wins: { witcher: '{who} heuert Geralt für {stake} an', event: '{who} gewinnt das Ereignis mit {stake}' },
    nobody: { witcher: 'Niemand heuert Geralt an', event: 'Das Ereignis wird abgelegt' },
    runnerUp: 'Danach darf {who} ({stake}) angreifen.',
    noRunnerUp: 'Es gibt keinen Zweiten beim Bieten.',
    staked: {
      witcher: '{count} Gold kommt zurück in den Beutel.',
      event: 'Gebote über insgesamt {count} sind verloren.',
    },
    otherAuction: {
      'last-player-may-open': 'Nach anderer Lesart: {who} ist als Letzter übrig und gewinnt ohne Gebot.',
      'one-bidder-no-runner-up':
        'Nach anderer Lesart: {who} ist zuletzt ausgestiegen und darf ebenfalls angreifen, wenn auch ohne Gebot.',
    },
  },
};
