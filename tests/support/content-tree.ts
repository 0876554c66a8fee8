import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Library } from '../../src/library/library.ts';
import { loadContent } from '../../src/library/load.ts';
import { ContentError, formatProblem } from '../../src/library/problems.ts';
import type { Vocabulary } from '../../src/library/vocabulary.ts';

export const VOCABULARY: Vocabulary = {
  tools: {
    'dice-poker': {
      tag: 'DicePoker',
      problemIn: ({ active = '' }) =>
        /^[1-6]*$/.test(active) ? undefined : `The example of <DicePoker /> cannot be read (${active}).`,
    },
  },
  icons: { en: { sword: 'sword' }, de: { sword: 'Schwert' } },
  colors: ['red'],
};

/** A small content that passes every check and holds one of everything: path to text. */
export const CONTENT_TREE: Readonly<Record<string, string>> = {
  'README.md': 'How to write content.\n',

  'games/old-world.yaml': `name: { en: Old World, de: Alte Welt }
short: { en: Old World, de: Alte Welt }
publisher: { en: A publisher, de: Ein Verlag }
edition: { en: First edition, de: Erste Ausgabe }
about: { en: Witchers hunt., de: Hexer jagen. }
documents:
  rulebook:
    title: { en: The rulebook, de: Das Regelheft }
    cite: { en: Rulebook, de: Regelheft }
    language: en
    pages: 36
  leaflet:
    title: { en: The leaflet, de: Das Faltblatt }
    cite: { en: Leaflet, de: Faltblatt }
    language: de
    sections:
      setup: { en: Setup, de: Aufbau }
      ranks: { en: Ranks, de: Rangfolge }
  faq:
    title: { en: The questions, de: Die Fragen }
    cite: { en: Questions, de: Fragen }
    language: en
    online: https://example.com/faq
    sections:
      answers: { en: Answers, de: Antworten }
chapters:
  - id: basics
    title: { en: Basics, de: Grundlagen }
    entries:
      - poker
  - id: tables
    title: { en: Tables, de: Tabellen }
    entries:
      - ranks
      - round
quickrefs:
  - poker
unknown: []
`,

  'glossary/old-world/poker/entry.yaml': `related:
  - ranks
tools:
  - dice-poker
terms:
  - poker
`,

  'glossary/old-world/poker/en.mdx': `---
title: Dice Poker
answer: The better hand takes the pool.
aliases: [gamble]
---

## The game

<Rule id="roll" from="rulebook 13-14, 30">
Both players roll <Icon name="sword" /> five dice.
</Rule>

<Reading id="tie" from="rulebook 14" why="The book does not say.">
A tie <Dice faces="55" /> goes to the better [rank](ranks#order), not to [the roller](#roll).
</Reading>

<Example id="fives">
Two fives win.
</Example>

<DicePoker />
`,

  'glossary/old-world/poker/de.mdx': `---
title: Würfelpoker
answer: Das bessere Ergebnis gewinnt den Topf.
aliases: [Glücksspiel]
---

## Das Spiel

<Rule id="roll" from="rulebook 13-14, 30">
Beide werfen <Icon name="sword" /> fünf Würfel.
</Rule>

<Reading id="tie" from="rulebook 14" why="Das Heft sagt es nicht.">
Bei Gleichstand <Dice faces="55" /> zählt der bessere [Rang](ranks#order), nicht [der Wurf](#roll).
</Reading>

<Example id="fives">
Zwei Fünfen gewinnen.
</Example>

<DicePoker />
`,

  'glossary/old-world/poker/rulings.yaml': `- id: draw
  verdict: 'no'
  cites: ['#tie', 'ranks#order']
  en:
    question: Is there a draw?
    answer: No. Somebody always wins.
  de:
    question: Gibt es ein Unentschieden?
    answer: Nein. Jemand gewinnt immer.
- id: who-rolls
  cites: ['#roll']
  en:
    question: Who rolls?
    answer: Both players.
  de:
    question: Wer würfelt?
    answer: Beide.
`,

  'glossary/old-world/poker/typed.yaml': `answer:
  en: [gamble with a witcher]
  de: [mit einem hexer zocken]
tie:
  en: [both roll the same who gets the pot]
  de: [beide gleich]
`,

  'glossary/old-world/ranks/entry.yaml': `related: []
tools: []
terms: [rank]
`,

  'glossary/old-world/ranks/en.mdx': `---
title: Ranks
answer: Five of a kind is the best rank.
aliases: []
---

<Rule id="order" from="leaflet ranks; rulebook 14">
Five of a kind is the best rank.
</Rule>
`,

  'glossary/old-world/ranks/de.mdx': `---
title: Rangfolge
answer: Der Fünfling ist der beste Rang.
aliases: []
---

<Rule id="order" from="leaflet ranks; rulebook 14">
Der Fünfling ist der beste Rang.
</Rule>
`,

  'glossary/old-world/round/entry.yaml': `related: []
tools: []
terms: []
`,

  'glossary/old-world/round/en.mdx': `---
title: The Round
answer: Stake, roll and compare.
aliases: []
---

<Steps>

<Rule id="stake" from="rulebook 12">
Each player stakes one gold.
</Rule>

<Also clause="poker#roll" />

<Rule id="compare" from="leaflet setup">
Compare what was rolled:

| Rank | Dice |
| --- | --- |
| Pair | <Dice faces="55" /> |
| Nothing | <Icon name="sword" /> |

</Rule>

</Steps>

## What is open

<Gap id="tokens" from="rulebook 12">
How many tokens there are is shown as a picture.
</Gap>

<Outside id="reprint" from="faq answers" confidence="medium">
A later print has larger dice.
</Outside>
`,

  'glossary/old-world/round/de.mdx': `---
title: Die Runde
answer: Setzen, werfen und vergleichen.
aliases: []
---

<Steps>

<Rule id="stake" from="rulebook 12">
Jeder setzt ein Gold.
</Rule>

<Also clause="poker#roll" />

<Rule id="compare" from="leaflet setup">
Das Gewürfelte vergleichen:

| Rang | Würfel |
| --- | --- |
| Paar | <Dice faces="55" /> |
| Nichts | <Icon name="sword" /> |

</Rule>

</Steps>

## Was offen ist

<Gap id="tokens" from="rulebook 12">
Wie viele Marker es gibt, zeigt nur ein Bild.
</Gap>

<Outside id="reprint" from="faq answers" confidence="medium">
Eine spätere Auflage hat größere Würfel.
</Outside>
`,

  'glossary/old-world/round/rulings.yaml': `- id: no-winner
  cites: ['poker#tie']
  en:
    question: Who wins a tie?
    answer: The better rank.
  de:
    question: Wer gewinnt bei Gleichstand?
    answer: Der bessere Rang.
`,

  'quickrefs/old-world/poker/en.mdx': `---
title: Poker on one page
summary: Everything in short.
---

<Steps>

1. [Roll](poker#roll).
2. Compare with the [ranker](tools/dice-poker), see [ranks](ranks).

</Steps>
`,

  'quickrefs/old-world/poker/de.mdx': `---
title: Poker auf einer Seite
summary: Alles in Kürze.
---

<Steps>

1. [Werfen](poker#roll).
2. Mit dem [Rechner](tools/dice-poker) vergleichen, siehe [Rangfolge](ranks).

</Steps>
`,

  'terms/old-world.yaml': `- id: poker
  en: { word: dice poker, printed: rulebook 13 }
  de: { word: Würfelpoker, ours: true }
- id: rank
  en: { word: rank, printed: rulebook 14 }
  de: { word: Rang, seen: { in: a review, confidence: low } }
  note: { en: A note., de: Eine Anmerkung. }
`,

  'differences/old-world.yaml': `- id: ties
  title: { en: Ties, de: Gleichstand }
  clauses:
    - poker#tie
  english: { from: rulebook 14, says: { en: One., de: Eins. } }
  german: { from: leaflet setup, says: { en: Two., de: Zwei. } }
  wins: english
  by: [ranks#order]
  ruling: { en: Play one., de: Eins spielen. }
`,

  'set-up/old-world.yaml': `players: [1, 2, 3]
choices:
  - id: tale
    name: { en: Tale, de: Geschichte }
    when: { players: [2, 3] }
    options:
      - { id: striga, name: { en: Striga, de: Striege } }
      - { id: edge, name: { en: The Edge, de: Der Rand } }
groups:
  - title: { en: The table, de: Der Tisch }
    steps:
      - clause: round#stake
        when: { players: [2, 3] }
        here:
          - { when: { players: [3] }, en: 3 gold, de: 3 Gold }
        notes: [poker#tie]
      - clause: poker#roll
        shows: round#compare
        rows: [{ players: [2] }, {}]
        columns: [{ tale: [striga] }]
`,

  'bestiary/old-world/griffin.yaml': `name: { en: Griffin, de: Greif }
names: { en: [gryphon], de: [] }
level: 2
life: 15
ability:
  en: Draw 1 card less.
  de: Man zieht 1 Karte weniger.
effect: { kind: draw-less, by: 1, least: 1 }
sources:
  name: { from: faq answers, confidence: high }
  life: { from: faq answers, confidence: high }
  ability: { from: faq answers, confidence: medium }
`,

  'bestiary/old-world/troll.yaml': `name: { en: Troll, de: Troll }
names: { en: [], de: [] }
level: 1
life: 9
ability:
  en: Lower your shield level by 1.
  de: Den Schildwert um 1 senken.
effect: { kind: lower-shield, by: 1 }
expansion: { en: Bridges, de: Brücken }
sources:
  name: { from: faq answers, confidence: high }
  life: { from: faq answers, confidence: high }
  ability: { from: faq answers, confidence: high }
printed: rulebook 31-32
`,

  'moved/old-world.yaml': `gambling: poker
poker#help: round#compare
ranks#who: round#no-winner
`,
};

/** What becomes of a file: a new text (or bytes), a text made from the old one, or nothing at all. */
export type Changes = Readonly<Record<string, string | Uint8Array | ((text: string) => string) | null>>;

/** Puts `after` in the place of `before`. Throws when there is nothing to change. */
export const swap =
  (before: string, after: string) =>
  (text: string): string => {
    if (!text.includes(before)) throw new Error(`There is no "${before}" to change in:\n${text}`);
    return text.replace(before, () => after);
  };

/** The library of the tree with the changes. Throws a `ContentError` when they break it. */
export const loadTree = (changes: Changes = {}): Library =>
  withTree(changes, (root) => new Library(loadContent(root, VOCABULARY)));

/** What the build says about the tree with the changes, as authors read it: "file:line: message". */
export function problemsOf(
  changes: Changes = {},
  prepare: (root: string) => void = () => undefined,
): string[] {
  return withTree(changes, (root) => {
    prepare(root);
    try {
      loadContent(root, VOCABULARY);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) => formatProblem(problem).replace(`${root}/`, ''));
    }
  });
}

/** Writes the tree into a folder of its own, for as long as `use` runs. */
export function withTree<T>(changes: Changes, use: (root: string) => T): T {
  const root = makeTree(changes);
  try {
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Writes the tree into a new folder, which is the caller's to remove. */
export function makeTree(changes: Changes = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'medallion-content-'));
  for (const [path, text] of Object.entries(change(CONTENT_TREE, changes))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

// Helpers

function change(
  tree: Readonly<Record<string, string>>,
  changes: Changes,
): Record<string, string | Uint8Array> {
  const changed: Record<string, string | Uint8Array> = { ...tree };
  for (const [path, how] of Object.entries(changes)) {
    const before = tree[path];
    if (typeof how === 'string' || how instanceof Uint8Array) changed[path] = how;
    else if (before === undefined) throw new Error(`The tree has no ${path} to change.`);
    else if (how === null) Reflect.deleteProperty(changed, path);
    else changed[path] = how(before);
  }
  return changed;
}
