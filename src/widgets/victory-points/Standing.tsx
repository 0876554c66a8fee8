import type { JSX } from 'preact';
import { fill } from '../../i18n/words.ts';
import { formatChange } from '../kit/format.ts';
import { Result } from '../kit/Result.tsx';
import { basisOf } from '../kit/Why.tsx';
import { useDesk } from './desk.ts';

/** Who leads, whose last turn it is, or who has won and by which rule; beneath, the last entry. */
export function Standing(): JSX.Element {
  const { words, names, reckoning } = useDesk();
  const { lines, players, leaders, ending } = reckoning;
  const called = (seats: readonly number[]): string => seats.map((seat) => names[seat]).join(', ');
  const last = lines.at(-1);
  const same = lines.filter(({ change }) => change === last?.change);
  const entry = same
    .map(({ seat, reason, by, points }) =>
      fill(words.last, {
        name: names[seat] ?? '',
        what: words.reasons[reason],
        change: formatChange(by),
        count: points,
      }),
    )
    .join(' · ');
  if (ending === undefined) {
    if (last === undefined) return <Result above detail={words.start} />;
    const [leader = 0] = leaders;
    const text = leaders.length > 1 ? words.tied : words.leads;
    return (
      <Result
        above
        verdict={fill(text, {
          name: names[leader] ?? '',
          names: called(leaders),
          count: players[leader]?.points ?? 0,
        })}
        detail={entry}
      />
    );
  }
  const { turns, over, winner } = ending;
  const decisive = winner?.steps.at(-1);
  const first = winner === undefined ? '' : (names[winner.winner] ?? '');
  if (over < turns.length) {
    const [now = 0, ...then] = turns.slice(over);
    return (
      <Result
        above
        verdict={fill(over === 0 ? words.lastTurn.finish : words.lastTurn.next, { name: names[now] ?? '' })}
        detail={[
          ...(then.length > 0 ? [fill(words.lastTurn.rest, { names: called(then) })] : []),
          winner === undefined ? words.tiedNow : fill(words.asItStands, { name: first }),
        ].join(' ')}
      />
    );
  }
  if (winner === undefined || decisive === undefined) return <Result above verdict={words.tieOpen} />;
  return (
    <Result
      above
      verdict={fill(words.wins, { name: first, count: players[winner.winner]?.points ?? 0 })}
      detail={fill(words.decides, { what: words.reasons[decisive.reason] })}
      basis={basisOf(ending.reasons)}
    />
  );
}
