import type { JSX } from 'preact';
import { ENEMIES, KNOWN_ENEMIES } from '../../../engine/adventure-game/enemy/known-enemies.ts';
import { type Enemy, ENEMY_KINDS, STATS } from '../../../engine/adventure-game/enemy/verdict.ts';
import { MOST } from '../../../engine/adventure-game/vocabulary.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { Part } from '../../kit/Part.tsx';
import { EnemyKey } from './EnemyKey.tsx';
import { OwnEnemyList } from './OwnEnemyList.tsx';

export function EnemyForm(): JSX.Element {
  const { words, enemyLinks, sheet, onChange } = useDesk();
  const { enemy } = sheet.battle;
  const choose = (next: Enemy): void => onChange({ ...sheet, battle: { ...sheet.battle, enemy: next } });
  return (
    <Part name={words.enemy}>
      <Choice
        label={words.kind}
        options={ENEMY_KINDS}
        names={words.kinds}
        chosen={enemy.kind}
        onChoose={(kind) => choose({ ...enemy, kind })}
      />
      <div class="battle-stats">
        {STATS.map((stat) => (
          <Stepper
            key={stat}
            stacked
            name={words.stats[stat]}
            count={enemy[stat] ?? 0}
            shown={enemy[stat] ?? words.none}
            canLess={enemy[stat] !== undefined}
            canMore={(enemy[stat] ?? 0) < MOST}
            // Below 1 it is not there at all.
            onChange={(count) => choose({ ...enemy, [stat]: count > 0 ? count : undefined })}
          >
            <SymbolGlyph name={stat} /> {words.stats[stat]}
          </Stepper>
        ))}
      </div>
      <details class="tool-more">
        <summary>{words.known}</summary>
        <ul class="tool-list">
          {KNOWN_ENEMIES.map((name) => {
            const known = ENEMIES[name];
            const link = name === 'kikimore' ? undefined : enemyLinks[name];
            return (
              <li key={name}>
                <EnemyKey name={words.enemies[name]} enemy={known.enemy} onChoose={choose} />
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
      <OwnEnemyList enemy={enemy} onChoose={choose} />
    </Part>
  );
}
