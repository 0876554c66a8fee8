import { describe, expect, it } from 'vitest';
import {
  AUCTION_ERRORS,
  AUCTION_REASONS,
  type AuctionReason,
  type Call,
  nextBids,
  runAuction,
} from '../../../../../src/engine/card-game/bidding/auction.ts';
import { type Auction } from '../../../../../src/engine/card-game/bidding/bids.ts';

describe('runAuction', () => {
  // Bidding for the Witcher, The Runner-Up in the Bidding, Bidding for Events.
  it.each<[Auction, string, Call[], string, string, number, AuctionReason[]]>([
    ['witcher', 'YVT', [2, 4, 'pass', 5, 'pass'], 'Y5', 'V4', 9, ['only-one-left', 'second-highest-stake']],
    ['witcher', 'YVT', ['pass', 3, 'pass'], 'V3', '-', 3, ['only-one-left', 'one-bidder-no-runner-up']],
    ['witcher', 'YVT', ['pass', 'pass', 'pass'], '-', '-', 0, ['last-player-may-open', 'nobody-bid']],
    ['witcher', 'YT', [2, 'pass'], 'Y2', '-', 2, ['only-one-left', 'two-players-no-runner-up']],
    ['witcher', 'YT', [2, 3, 'pass'], 'T3', '-', 5, ['only-one-left', 'two-players-no-runner-up']],
    [
      'witcher',
      'YVTF',
      [2, 3, 5, 7, 'pass', 'pass', 8, 'pass'],
      'T8',
      'F7',
      20,
      ['only-one-left', 'second-highest-stake'],
    ],
    [
      'witcher',
      'YVT',
      ['pass', 'pass', 2],
      'T2',
      '-',
      2,
      ['last-player-may-open', 'only-one-left', 'one-bidder-no-runner-up'],
    ],
    ['event', 'YVT', [1, 2, 'pass', 'pass'], 'V2', '-', 3, ['only-one-left', 'event-has-no-runner-up']],
    ['event', 'YVT', ['pass', 'pass', 'pass'], '-', '-', 0, ['last-player-may-open', 'nobody-bid']],
  ])(
    '%s, players %s, calls %j: %s wins, then %s',
    (auction, players, calls, winner, runnerUp, staked, reasons) => {
      const result = runAuction({ auction, players: Array.from(players), calls });
      if (!result.ok) throw new Error(result.error);
      const { value: state } = result;
      const show = (bidder: typeof state.winner) => (bidder ? `${bidder.player}${bidder.stake}` : '-');
      expect([show(state.winner), show(state.runnerUp), state.staked]).toEqual([winner, runnerUp, staked]);
      expect(state).toMatchObject({ over: true, next: undefined });
      expect(state.reasons.map(({ reason }) => reason)).toEqual(reasons);
      const readings: AuctionReason[] = [
        'last-player-may-open',
        'event-has-no-runner-up',
        'one-bidder-no-runner-up',
      ];
      for (const { reason, basis } of state.reasons) {
        expect(basis).toBe(readings.includes(reason) ? 'reading' : 'print');
      }
    },
  );

  it('tells whose call it is while it goes on', () => {
    const run = (...calls: Call[]) => runAuction({ auction: 'witcher', players: ['Y', 'V', 'T'], calls });
    const running = { over: false, winner: undefined, runnerUp: undefined };
    expect(run()).toMatchObject({ value: { ...running, next: 'Y', highest: 0, reasons: [] } });
    expect(run(2, 'pass', 4)).toMatchObject({ value: { ...running, next: 'Y', highest: 4, staked: 6 } });
    expect(run('pass', 'pass')).toMatchObject({
      value: { ...running, next: 'T', reasons: [{ reason: 'last-player-may-open', basis: 'reading' }] },
    });
  });

  it.each<[string, Call[], string | undefined]>([
    ['YVT', ['pass', 3, 'pass'], 'one-bidder-no-runner-up T'],
    ['YVT', [3, 'pass', 'pass'], 'one-bidder-no-runner-up T'],
    ['YVT', ['pass', 'pass'], 'last-player-may-open T'],
    ['YVT', ['pass', 'pass', 'pass'], 'last-player-may-open T'],
    ['YVT', ['pass', 'pass', 2], 'one-bidder-no-runner-up V'],
    ['YV', ['pass', 2], undefined],
    ['YV', ['pass'], 'last-player-may-open V'],
    ['YVT', [2, 3, 'pass', 'pass'], undefined],
    ['YVT', [], undefined],
  ])('names whom another reading favours: %s, %j: %s', (players, calls, other) => {
    const result = runAuction({ auction: 'witcher', players: Array.from(players), calls });
    const { otherwise } = result.ok ? result.value : {};
    expect(otherwise && `${otherwise.reason} ${otherwise.player}`).toBe(other);
  });

  it.each<[Auction, Call[], string]>([
    ['witcher', [2, 2], 'not-higher'],
    ['witcher', [0], 'not-higher'],
    ['witcher', [NaN], 'not-higher'],
    ['witcher', [1], 'not-payable'],
    ['witcher', [2, 4, 3], 'not-higher'],
    ['witcher', [3, 5, 4], 'not-higher'],
    ['witcher', [2.5], 'not-payable'],
    ['witcher', [2, 'pass', 'pass'], 'auction-over'],
    ['witcher', ['pass', 'pass', 'pass'], 'auction-over'],
    ['event', [1.5], 'not-payable'],
  ])('in a %s auction refuses a call after %j', (auction, calls, error) => {
    const result = runAuction({ auction, players: ['Y', 'V'], calls });
    expect(result).toEqual({ ok: false, error });
    expect(AUCTION_ERRORS).toContain(error);
  });

  it('gives the runner-up to the last bidder to drop out, in every auction up to a limit', () => {
    let auctions = 0;
    const seen = new Set<string>();
    for (const [players, limit] of [
      [3, 8],
      [4, 7],
    ] as const) {
      for (const { calls, out } of allAuctions(players, limit)) {
        auctions += 1;
        const result = runAuction({ auction: 'witcher', players: range(players), calls });
        if (!result.ok) throw new Error(result.error);
        const { over, winner, runnerUp, reasons } = result.value;
        expect(over).toBe(true);
        reasons.forEach(({ reason }) => seen.add(reason));
        const bidders = out.filter(({ stake }) => stake > 0);
        expect([winner?.player, runnerUp?.player]).toEqual([bidders.at(-1)?.player, bidders.at(-2)?.player]);
        if (winner && runnerUp) expect(winner.stake).toBeGreaterThan(runnerUp.stake);
      }
    }
    expect(auctions).toBe(1277);
    expect(AUCTION_REASONS).toEqual(expect.arrayContaining([...seen]));
  });
});

describe('nextBids', () => {
  const bids = (auction: Auction, ...calls: Call[]) => nextBids({ auction, players: ['Y', 'V'], calls }, 4);

  it('are the lowest that can be paid: for the witcher nobody can add 1', () => {
    expect(bids('witcher')).toEqual([2, 3, 4, 5]);
    expect(bids('event')).toEqual([1, 2, 3, 4]);
    expect(bids('witcher', 2)).toEqual([3, 4, 5, 6]);
    expect(bids('witcher', 4, 5)).toEqual([6, 7, 8, 9]);
    expect(bids('witcher', 2, 3, 5)).toEqual([6, 7, 8, 9]);
  });

  it('are none when it is over, or cannot be', () => {
    expect(bids('witcher', 2, 'pass')).toEqual([]);
    expect(bids('witcher', 1)).toEqual([]);
  });
});

// Helpers

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

type Played = { calls: Call[]; out: { player: number; stake: number }[] };

/** The oracle's auctions: a ring of players, each of whom passes or bids anything payable up to the limit. */
function allAuctions(players: number, limit: number): Played[] {
  const play = (turn: number, stakes: number[], out: number[], calls: Call[]): Played[] => {
    const left = range(players).filter((player) => !out.includes(player));
    const done = left.length === 0 || (left.length === 1 && stakes[left[0]!]! > 0);
    if (done)
      return [{ calls, out: [...out, ...left].map((player) => ({ player, stake: stakes[player]! })) }];
    if (out.includes(turn)) return play((turn + 1) % players, stakes, out, calls);
    const bids = range(limit + 1).filter((bid) => bid > Math.max(...stakes) && bid - stakes[turn]! !== 1);
    return [
      ...play((turn + 1) % players, stakes, [...out, turn], [...calls, 'pass']),
      ...bids.flatMap((bid) => play((turn + 1) % players, stakes.with(turn, bid), out, [...calls, bid])),
    ];
  };
  return play(
    0,
    range(players).map(() => 0),
    [],
    [],
  );
}
