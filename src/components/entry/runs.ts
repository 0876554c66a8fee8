import { LANGS, type Lang, type Localized } from '../../i18n/locales.ts';
import { fill, wordsIn } from '../../i18n/words.ts';
import type { Block, Clause, ClauseAddress, Entry, Library, Ruling } from '../../library/library.ts';
import { gameOf } from '../../library/references.ts';
import { describeSources } from '../../library/citation.ts';

/** A clause as an entry shows it, with the questions that belong to it. */
export type Shown = {
  readonly clause: Clause;
  /** Where it stands: this entry, or another whose clause is shown here as well. */
  readonly home: ClauseAddress;
  readonly step: number | undefined;
  readonly questions: readonly Ruling[];
};
/** Clauses one after the other that are printed in the same place, which is said once. */
export type Run = {
  readonly type: 'run';
  readonly source: Localized;
  /** Whether the run before it names the same place in a language: it is the other language's that differs. */
  readonly again: Localized<boolean>;
  readonly shown: Shown[];
};
export type Part = Run | Extract<Block, { type: 'heading' | 'tool' }>;

/** The blocks of an entry as its page shows them. */
export function runsOf(entry: Entry, library: Library): Part[] {
  const questions = questionsByClause(entry);
  const parts: Part[] = [];
  for (const block of entry.blocks) {
    if (block.type === 'heading' || block.type === 'tool') {
      parts.push(block);
      continue;
    }
    const home = block.type === 'also' ? block.clause : { entry: entry.id, clause: block.id };
    const clause = library.clause(home);
    const step = block.type === 'also' ? block.step : clause.step;
    const own = block.type === 'also' ? [] : (questions.get(block.id) ?? []);
    const source = {
      en: sourceOf(clause, home.entry, library, 'en'),
      de: sourceOf(clause, home.entry, library, 'de'),
    };
    const last = parts.at(-1);
    const shown: Shown = { clause, home, step, questions: own };
    if (last?.type === 'run' && LANGS.every((lang) => last.source[lang] === source[lang]))
      last.shown.push(shown);
    else {
      const before = last?.type === 'run' ? last.source : undefined;
      const again = { en: before?.en === source.en, de: before?.de === source.de };
      parts.push({ type: 'run', source, again, shown: [shown] });
    }
  }
  return parts;
}

/** Where a clause is printed, and whether in one language only. Empty for examples of our own. */
function sourceOf(clause: Clause, entry: string, library: Library, lang: Lang): string {
  const words = wordsIn(lang).clause;
  const game = library.game(gameOf(entry));
  const source = describeSources(clause.from[lang], game, lang);
  return clause.onlyIn === undefined
    ? source
    : fill(words.onlyIn, { source, language: words.inLanguage[clause.onlyIn] });
}

/** Each question of an entry at the first of its clauses that the answer rests on. */
function questionsByClause({ id, rulings }: Entry): ReadonlyMap<string, readonly Ruling[]> {
  const byClause = new Map<string, Ruling[]>();
  for (const ruling of rulings) {
    const own = ruling.cites.find(({ entry }) => entry === id);
    if (own !== undefined) byClause.set(own.clause, [...(byClause.get(own.clause) ?? []), ruling]);
  }
  return byClause;
}

/** The questions of an entry that rest on clauses of other entries only: they come at its end. */
export const questionsElsewhere = ({ id, rulings }: Entry): readonly Ruling[] =>
  rulings.filter(({ cites }) => cites.every(({ entry }) => entry !== id));
