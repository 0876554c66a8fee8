import type { JSX } from 'preact';
import type { Told } from '../../../engine/old-world/fight/telling.ts';
import type { Fighter } from '../../../engine/old-world/fight/witcher-fight.ts';
import { fill } from '../../../i18n/words.ts';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk, useLink } from '../desk.ts';

type Props = { readonly told: readonly (Told & { readonly fighter?: Fighter })[] };

/** What a step did, in the order of the rules, each line with its clause. */
export function Telling({ told }: Props): JSX.Element {
  const { words } = useDesk();
  const link = useLink();
  if (told.length === 0) return <p class="tool-hint">{words.log.nothing}</p>;
  return (
    <ul class="fight-told">
      {told.map(({ reason, basis, clause, change, fighter }, index) => (
        <li key={index}>
          {clause === undefined ? (
            words.reasons[reason]
          ) : (
            <ReasonText
              text={words.reasons[reason]}
              basis={basis === 'reading' ? 'reading' : 'print'}
              link={link(clause)}
            />
          )}
          {basis === 'outside' && <small>{words.basis.outside}</small>}
          {change !== undefined && (
            <span class="fight-change">
              {fighter === undefined ? '' : `${words.fighters[fighter]}: `}
              {words.numbers[change.of]} <b>{fill(words.change, { from: change.from, to: change.to })}</b>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
