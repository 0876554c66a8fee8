import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  changeFame,
  END_REASONS,
  isLastTurn,
  MOST_FAME,
  MOST_MONSTERS,
  standingsOf,
} from '../../../engine/card-game/sheets/table-sheet.ts';
import { decideWinner, fame, GAME_LENGTHS, otherWinners } from '../../../engine/card-game/turn/game-end.ts';
import { GOLD_FACTS, GOLD_TOKENS } from '../../../engine/card-game/vocabulary.ts';
import { printed } from '../../../engine/reasons.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Part } from '../../kit/Part.tsx';
import { Result } from '../../kit/Result.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { basisOf, Why } from '../../kit/Why.tsx';
import { nameOf, toSteps, useDesk } from '../desk.ts';
import { FaceKey } from '../FaceKey.tsx';

/** Fame Points that a key enters at one tap. */
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Everybody's fame, who leads or wins, and by which rule. */
export function FameSheet(): JSX.Element {
  const desk = useDesk();
  const { words, table, onTable } = desk;
  const { atTable, inHand } = words;
  const [chosen, setChosen] = useState(0);
  const seat = Math.min(chosen, table.names.length - 1);
  const standings = standingsOf(table);
  const standing = standings[seat];
  const who = nameOf(seat, desk);
  const most = GAME_LENGTHS[table.length];
  const names = (seats: readonly number[]): string =>
    seats.map((each) => nameOf(each, desk)).join(atTable.and);
  const { winners, reasons } = decideWinner(standings);
  const best = standings.find(({ player }) => player === winners[0]);
  const points = best ? fame(best) : 0;
  const last = isLastTurn(table);
  // A tie is never decided silently, nor the game.
  const decisive = last || reasons.length > 1 ? reasons.at(-1)?.reason : undefined;
  const lacksGold =
    decisive === 'still-tied' &&
    winners.every((tied) => GOLD_TOKENS.every((token) => standings[tied]?.gold[token] === 0));
  const [one, many] = last ? [atTable.wins, atTable.share] : [atTable.leads, atTable.tied];
  return (
    <>
      <Part name={atTable.fame}>
        <div class="tool-choice" role="group" aria-label={atTable.fame}>
          {standings.map((each) => (
            <FaceKey
              key={each.player}
              class="cards-player"
              pressed={each.player === seat}
              label={fill(atTable.fameOf, { who: nameOf(each.player, desk), points: fame(each) })}
              onTap={() => setChosen(each.player)}
            >
              <span>{nameOf(each.player, desk)}</span>
              <strong>{fame(each)}</strong>
            </FaceKey>
          ))}
        </div>
        {standing && (
          <>
            <p class="tool-hint">{fill(atTable.points, { who })}</p>
            <div class="cards-points" role="group" aria-label={fill(atTable.points, { who })}>
              {POINTS.map((value) => (
                <Key
                  key={value}
                  disabled={standing.monsters.length >= MOST_MONSTERS}
                  label={fill(atTable.addMonster, { points: value })}
                  onTap={() => onTable(changeFame(table, seat, { monsters: [...standing.monsters, value] }))}
                >
                  {value}
                </Key>
              ))}
            </div>
            <div class="cards-hand">
              {standing.monsters.map((value, place) => (
                <Key
                  key={place}
                  class="cards-held"
                  label={fill(atTable.removeMonster, { points: value })}
                  onTap={() =>
                    onTable(
                      changeFame(table, seat, {
                        monsters: standing.monsters.filter((_, other) => other !== place),
                      }),
                    )
                  }
                >
                  {value}
                </Key>
              ))}
              <p class="tool-hint">{fill(atTable.monstersOf, { count: standing.monsters.length, most })}</p>
            </div>
            <Stepper
              name={atTable.eventFame}
              count={standing.events}
              canMore={standing.events < MOST_FAME}
              onChange={(events) => onTable(changeFame(table, seat, { events }))}
            />
          </>
        )}
      </Part>
      {points === 0 ? (
        <Result lines={4} detail={atTable.noFame} />
      ) : (
        <Result
          verdict={fill(winners.length > 1 ? many : one, { who: names(winners), points })}
          lines={4}
          detail={[
            last ? atTable.lastTurn : fill(atTable.until, { most }),
            lacksGold ? atTable.lacksGold : decisive && `${words.reasons.end[decisive]}.`,
          ]
            .filter(Boolean)
            .join(' ')}
          basis={basisOf(reasons)}
        />
      )}
      {points > 0 &&
        otherWinners(standings).map((other) => (
          <OtherReading key={other.reading}>
            <span class="tool-reading">
              {fill(atTable.otherTies[other.reading], { who: names(other.winners) })}
            </span>
          </OtherReading>
        ))}
      {standing && (
        <details class="tool-more">
          <summary>{atTable.tieGold}</summary>
          <p class="tool-hint">{who}</p>
          <div class="cards-pair">
            {GOLD_TOKENS.map((token) => (
              <Stepper
                key={token}
                name={atTable.goldOf[token]}
                count={standing.gold[token]}
                canMore={standing.gold[token] < GOLD_FACTS[token].copies}
                onChange={(count) =>
                  onTable(changeFame(table, seat, { gold: { ...standing.gold, [token]: count } }))
                }
              />
            ))}
          </div>
        </details>
      )}
      <details class="tool-more">
        <summary>{inHand.why}</summary>
        <Why
          steps={[
            ...toSteps(desk, 'end', [printed(END_REASONS[table.length])]),
            ...(points > 0 ? toSteps(desk, 'end', reasons) : []),
          ]}
        />
      </details>
    </>
  );
}
