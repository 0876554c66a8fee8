import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { remarkPlace } from '../../../src/library/remark-place.ts';

describe('remarkPlace', () => {
  it('tells a tag of an entry where it stands', () => {
    const tree = run('<Rule id="stake">\nText.\n</Rule>', '/x/content/glossary/old-world/dice-poker/de.mdx');
    expect(attributes(tree.children[0])).toEqual({
      id: 'stake',
      game: 'old-world',
      entry: 'old-world/dice-poker',
      lang: 'de',
    });
  });

  it('turns a link into an entry link that knows its place', () => {
    const tree = run('[rank](dice-poker-ranks#order)', 'C:\\x\\content\\quickrefs\\old-world\\poker\\en.mdx');
    const [paragraph] = tree.children;
    const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    expect(link).toMatchObject({ name: 'EntryLink', children: [{ type: 'text', value: 'rank' }] });
    expect(attributes(link)).toEqual({ to: 'dice-poker-ranks#order', game: 'old-world', lang: 'en' });
  });

  it('leaves files elsewhere alone', () => {
    expect(attributes(run('<Rule id="stake">\nText.\n</Rule>', '/x/docs/page.mdx').children[0])).toEqual({
      id: 'stake',
    });
  });
});

// Helpers

function run(source: string, path: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkPlace()(tree, { path });
  return tree;
}

function attributes(node: unknown): Record<string, unknown> {
  const { attributes: list } = node as { attributes: { name: string; value: unknown }[] };
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
