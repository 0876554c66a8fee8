import type { JSX } from 'preact';
import { fill } from '../../i18n/words.ts';
import { Result } from '../kit/Result.tsx';
import { trophyName, useDesk } from './desk.ts';

/** How far they are, or who has won; beneath, the last trophy with its fatigue. */
export function Standing(): JSX.Element {
  const desk = useDesk();
  const { words, names, sheet, reckoning } = desk;
  const { players, winner, leaders, solo } = reckoning;
  const last = sheet.trophies.at(-1);
  const whose = last && players[last.seat];
  const [leader = 0] = leaders;
  const space = players[leader]?.space ?? 0;
  const detail =
    last === undefined || whose === undefined
      ? undefined
      : [
          fill(whose.steps.some(({ reason }) => reason === 'one-space-up') ? words.last : words.stays, {
            name: names[last.seat] ?? '',
            what: trophyName(last, desk),
            space: whose.space,
          }),
          whose.fatigue === undefined
            ? winner === undefined
              ? words.noFatigue
              : ''
            : whose.fatigue === 'board'
              ? words.boardFatigue
              : fill(words.fatigue, { count: whose.fatigue }),
        ].join(' ');
  if (solo !== undefined) {
    const values = { turn: sheet.turn, space, rating: words.ratings[solo.rating] };
    const text = winner !== undefined ? words.soloWins : last === undefined ? words.soloStart : words.soloNow;
    return <Result above verdict={fill(text, values)} detail={detail} />;
  }
  if (last === undefined) return <Result above detail={words.start} />;
  if (winner !== undefined)
    return <Result above verdict={fill(words.wins, { name: names[winner] ?? '' })} detail={detail} />;
  return (
    <Result
      above
      verdict={fill(leaders.length > 1 ? words.tied : words.leads, {
        name: names[leader] ?? '',
        names: leaders.map((seat) => names[seat]).join(', '),
        space,
      })}
      detail={detail}
    />
  );
}
