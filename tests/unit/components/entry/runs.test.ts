import { describe, expect, it } from 'vitest';
import { type Part, questionsElsewhere, type Run, runsOf } from '../../../../src/components/entry/runs.ts';
import type { Library } from '../../../../src/library/library.ts';
import { type Changes, loadTree, swap } from '../../../support/content-tree.ts';
import { library } from '../../../support/library.ts';

const POKER = 'glossary/old-world/poker';
const ROUND = 'glossary/old-world/round';

describe('runsOf', () => {
  it('gives headings and tools between the clauses, in order', () => {
    expect(parts(loadTree(), 'poker').map(({ type }) => type)).toEqual([
      'heading',
      'run',
      'run',
      'run',
      'tool',
    ]);
  });

  it('says the source of each run in both languages, and of our own examples none', () => {
    expect(sources(loadTree(), 'poker')).toEqual([
      ['roll', 'Rulebook pp. 13–14, 30 (only in English)', 'Regelheft S. 13–14, 30 (nur auf Englisch)'],
      ['tie', 'Rulebook p. 14', 'Regelheft S. 14'],
      ['fives', '', ''],
    ]);
  });

  it('says once what clauses one after the other are printed in', () => {
    const same = inBoth(POKER, swap('13-14, 30', '14'), swap('id="fives"', 'id="fives" from="rulebook 14"'));
    // The reading is not printed, so nothing says that it is in one language only.
    expect(sources(loadTree(same), 'poker').map(([ids]) => ids)).toEqual(['roll', 'tie', 'fives']);
    const both = inBoth(
      POKER,
      swap('rulebook 13-14, 30', 'rulebook 14; leaflet setup'),
      swap('from="rulebook 14" why', 'from="rulebook 14; leaflet setup" why'),
    );
    expect(sources(loadTree(both), 'poker')).toEqual([
      ['roll tie', 'Rulebook p. 14 · Leaflet, “Setup”', 'Regelheft S. 14 · Faltblatt, „Aufbau“'],
      ['fives', '', ''],
    ]);
  });

  it.each(['en', 'de'])('ends a run where the source changes in %s alone', (lang) => {
    const same = swap('rulebook 13-14, 30', 'rulebook 14; leaflet setup');
    const reading = swap('from="rulebook 14" why', 'from="rulebook 14; leaflet setup" why');
    const changes: Changes = {
      [`${POKER}/en.mdx`]: (text) => (lang === 'en' ? same(text) : reading(same(text))),
      [`${POKER}/de.mdx`]: (text) => (lang === 'de' ? same(text) : reading(same(text))),
    };
    expect(sources(loadTree(changes), 'poker').map(([ids]) => ids)).toEqual(['roll', 'tie', 'fives']);
  });

  it('ends a run at a heading and at a tool', () => {
    const same = inBoth(
      POKER,
      swap('rulebook 13-14, 30', 'rulebook 14; leaflet setup'),
      swap('from="rulebook 14" why', 'from="rulebook 14; leaflet setup" why'),
      swap('id="fives"', 'id="fives" from="rulebook 14; leaflet setup"'),
      swap('<Reading', '## More\n\n<Reading'),
      swap('<Example', '<DicePoker />\n\n<Example'),
    );
    expect(
      parts(loadTree(same), 'poker').map((part) => (part.type === 'run' ? idsOf(part) : part.type)),
    ).toEqual(['heading', 'roll', 'heading', 'tie', 'tool', 'fives', 'tool']);
  });

  it('shows a clause of another entry with its home, its number here and no questions', () => {
    const shown = parts(loadTree(), 'round').flatMap((part) => (part.type === 'run' ? part.shown : []));
    expect(shown.map(({ home, step }) => [`${home.entry}#${home.clause}`, step])).toEqual([
      ['old-world/round#stake', 1],
      ['old-world/poker#roll', 2],
      ['old-world/round#compare', 3],
      ['old-world/round#tokens', undefined],
      ['old-world/round#reprint', undefined],
    ]);
    expect(shown[1]).toMatchObject({ clause: { id: 'roll' }, questions: [] });
  });

  it('says of a clause of another entry where it is printed, and joins it to its neighbours', () => {
    expect(sources(loadTree(), 'round').map(([ids, en]) => [ids, en])).toEqual([
      ['stake', 'Rulebook p. 12 (only in English)'],
      ['roll', 'Rulebook pp. 13–14, 30 (only in English)'],
      ['compare', 'Leaflet, “Setup” (only in German)'],
      ['tokens', 'Rulebook p. 12'],
      ['reprint', 'Questions, “Answers”'],
    ]);
    const same = inBoth(ROUND, swap('id="stake" from="rulebook 12"', 'id="stake" from="rulebook 13-14, 30"'));
    expect(sources(loadTree(same), 'round')[0]?.[0]).toBe('stake roll');
  });
});

describe('questions', () => {
  const asked = (tree: Library, entry: string) =>
    parts(tree, entry)
      .flatMap((part) => (part.type === 'run' ? part.shown : []))
      .map(({ clause, questions }) => [clause.id, questions.map(({ id }) => id)]);

  it('stand at the first clause of their own entry that they cite', () => {
    expect(asked(loadTree(), 'poker')).toEqual([
      ['roll', ['who-rolls']],
      ['tie', ['draw']],
      ['fives', []],
    ]);
    const cites = (list: string) => ({ [`${POKER}/rulings.yaml`]: swap("['#tie', 'ranks#order']", list) });
    expect(asked(loadTree(cites("['ranks#order', '#fives', '#roll']")), 'poker')).toEqual([
      ['roll', ['who-rolls']],
      ['tie', []],
      ['fives', ['draw']],
    ]);
    // Two at one clause keep their order.
    expect(asked(loadTree(cites("['#roll']")), 'poker')[0]).toEqual(['roll', ['draw', 'who-rolls']]);
  });

  it('come at the end where they cite other entries only', () => {
    const tree = loadTree();
    expect(questionsElsewhere(tree.entry('old-world/round')).map(({ id }) => id)).toEqual(['no-winner']);
    expect(questionsElsewhere(tree.entry('old-world/poker'))).toEqual([]);
    expect(asked(tree, 'round').flatMap(([, questions]) => questions)).toEqual([]);
  });

  it('are each shown exactly once, in every entry of the content', () => {
    const entries = library.entries.filter(({ rulings }) => rulings.length > 0);
    expect(entries.length).toBeGreaterThan(100);
    for (const entry of entries) {
      const atClauses = runsOf(entry, library).flatMap((part) =>
        part.type === 'run' ? part.shown.flatMap(({ questions }) => questions) : [],
      );
      const shown = [...atClauses, ...questionsElsewhere(entry)].map(({ id }) => id);
      expect(shown.toSorted(), entry.id).toEqual(entry.rulings.map(({ id }) => id).toSorted());
    }
  });
});

describe('runs of the content', () => {
  it('show every clause once, and never say the same source twice in a row', () => {
    expect(library.entries.length).toBeGreaterThan(100);
    for (const entry of library.entries) {
      const found = runsOf(entry, library);
      const own = found
        .flatMap((part) => (part.type === 'run' ? part.shown : []))
        .filter(({ home }) => home.entry === entry.id);
      expect(own.map(({ clause }) => clause.id)).toEqual(entry.clauses.map(({ id }) => id));
      const repeated = found.filter((part, index) => {
        const before = found[index - 1];
        return part.type === 'run' && before?.type === 'run' && sameSource(part, before);
      });
      expect(repeated, entry.id).toEqual([]);
    }
  });
});

// Helpers

const parts = (tree: Library, entry: string): Part[] => runsOf(tree.entry(`old-world/${entry}`), tree);

const idsOf = ({ shown }: Run): string => shown.map(({ clause }) => clause.id).join(' ');

/** The clauses of each run, and its source in English and German. */
const sources = (tree: Library, entry: string): [string, string, string][] =>
  parts(tree, entry).flatMap((part): [string, string, string][] =>
    part.type === 'run'
      ? [[idsOf(part), ...[part.source.en, part.source.de].map(spaced)] as [string, string, string]]
      : [],
  );

/** With ordinary spaces, which can be read here. */
const spaced = (text: string): string => text.replaceAll('\u{a0}', ' ');

const sameSource = (one: Run, two: Run): boolean =>
  one.source.en === two.source.en && one.source.de === two.source.de;

const inBoth = (folder: string, ...changes: ((text: string) => string)[]): Changes => {
  const change = (text: string): string => changes.reduce((changed, each) => each(changed), text);
  return { [`${folder}/en.mdx`]: change, [`${folder}/de.mdx`]: change };
};
