import type { JSX } from 'preact';
import { ENEMIES, KNOWN_ENEMIES } from '../../engine/adventure-game/enemy/known-enemies.ts';
import { type Enemy, ENEMY_KINDS, STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import { Choice } from './Choice.tsx';
import { EnemyStats } from './EnemyStats.tsx';
import type { EnemyLinks } from './links.ts';
import type { OwnEnemies } from './own-enemies-state.ts';
import { OwnEnemyList } from './OwnEnemyList.tsx';
import { Stepper } from './Stepper.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly enemy: Enemy;
  readonly own: OwnEnemies;
  readonly words: BattleWords;
  readonly links: EnemyLinks;
  readonly ready: boolean;
  readonly onChange: (enemy: Enemy) => void;
};

export function EnemyForm({ enemy, own, words, links, ready, onChange }: Props): JSX.Element {
  return (
    <fieldset class="tool-part battle-part">
      <legend>{words.enemy}</legend>
      <Choice
        label={words.kind}
        options={ENEMY_KINDS}
        chosen={enemy.kind}
        names={words.kinds}
        ready={ready}
        onChoose={(kind) => onChange({ ...enemy, kind })}
      />
      <div class="battle-steppers">
        {STATS.map((stat) => (
          <Stepper
            key={stat}
            stat={stat}
            value={enemy[stat]}
            words={words}
            ready={ready}
            onChange={(value) => onChange({ ...enemy, [stat]: value })}
          />
        ))}
      </div>
      <details>
        <summary>{words.known}</summary>
        <ul class="battle-enemies">
          {KNOWN_ENEMIES.map((name) => {
            const known = ENEMIES[name];
            const link = name === 'kikimore' ? undefined : links[name];
            return (
              <li key={name}>
                <button
                  type="button"
                  class="tool-key"
                  disabled={!ready}
                  onClick={() => onChange(known.enemy)}
                >
                  {words.enemies[name]}
                  <EnemyStats enemy={known.enemy} words={words} />
                </button>
                <p class="tool-hint">
                  {link ? <a href={link.href}>{link.source}</a> : words.previewSource}
                  {' · '}
                  {words.confidence[known.confidence]}
                </p>
              </li>
            );
          })}
        </ul>
      </details>
      <OwnEnemyList enemy={enemy} own={own} words={words} ready={ready} onChoose={onChange} />
    </fieldset>
  );
}
