import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VOCABULARY } from '../../../src/vocabulary.ts';
import { TOOLS } from '../../../src/widgets/registry.ts';
import { library } from '../../support/library.ts';

describe('TOOLS', () => {
  it('are what authors may embed, each by a tag of its own', () => {
    expect(VOCABULARY.tools).toBe(TOOLS);
    const tags = Object.values(TOOLS).map(({ tag }) => tag);
    expect(tags.toSorted()).toEqual([
      'Battle',
      'Destiny',
      'DicePoker',
      'Fight',
      'HandAndBids',
      'Trophies',
      'VictoryPoints',
    ]);
  });

  it.each(Object.keys(TOOLS))('have an island: %s', (id) => {
    expect(existsSync(`src/widgets/${id}/Widget.astro`)).toBe(true);
  });

  it('belong to games of the content', () => {
    expect(Object.values(TOOLS).map(({ game }) => library.game(game).key)).toHaveLength(
      Object.keys(TOOLS).length,
    );
  });

  it('find nothing wrong without an example, and with every example of the content', () => {
    const examples = library.entries.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'tool' ? [block] : [])),
    );
    expect(new Set(examples.map(({ tool }) => tool))).toEqual(new Set(Object.keys(TOOLS)));
    expect(examples.flatMap(({ tool, attributes }) => TOOLS[tool]!.problemIn(attributes) ?? [])).toEqual([]);
    expect(Object.values(TOOLS).flatMap((tool) => tool.problemIn({}) ?? [])).toEqual([]);
  });
});
