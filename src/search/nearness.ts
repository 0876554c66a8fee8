import { distance } from './distance.ts';
import { synonymsOf } from './synonyms.ts';
import { stem } from './words.ts';

/** From here on a stem counts as what was meant. */
export const MEANT = 0.6;

/** What only means the same, or ends a compound, is no nearer than this. */
export const SYNONYM = 0.7;

/** The stems that the texts have: a map or a set of them. */
type Stems = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

/** The stems that a typed word may mean, each with how near it is: 1 is the same. Both are folded. */
export function nearStems(typed: string, stems: Stems): ReadonlyMap<string, number> {
  const root = stem(typed);
  const alike = new Set(synonymsOf(root));
  const near = new Map<string, number>();
  const unknown: string[] = [];
  for (const each of stems.keys()) {
    const how = Math.max(nearness(root, each, stems), alike.has(each) ? SYNONYM : 0);
    if (how > 0) near.set(each, how);
    else unknown.push(each);
  }
  // A word that the texts have is no mistake.
  if ([...near.values()].some((how) => how >= MEANT)) return near;
  for (const each of unknown) {
    const how = mistypedNearness(root, each, typed.length);
    if (how > 0) near.set(each, how);
  }
  return near;
}

function nearness(root: string, stem: string, stems: Stems): number {
  if (root === stem) return 1;
  if (root.length >= 2 && stem.startsWith(root)) return MEANT + 0.3 * (root.length / stem.length);
  if (root.length >= 4 && endsCompound(root, stem, stems)) return 0.7;
  // A part of what was typed: "kampfrunde" is at least about "kampf".
  if (stem.length >= 5 && (root.startsWith(stem) || root.endsWith(stem)))
    return 0.5 * (stem.length / root.length);
  return 0;
}

/**
 * Whether a stem is a compound that ends with the word: what stands before it is a word too. "Marker" ends
 * "Wundenmarker"; "card" does not end "discard". A compound also loses endings that its last part alone is too short to
 * lose: "poker" in "wurfelpok".
 */
function endsCompound(root: string, compound: string, stems: Stems): boolean {
  const end = compound.endsWith(root) ? root : root.length === 5 ? root.replace(/e[nrs]$/, '') : '';
  if (end === '' || !compound.endsWith(end)) return false;
  const front = compound.slice(0, -end.length);
  return front.length >= 3 && [front, front.replace(/s$/, '')].some((part) => stems.has(stem(part)));
}

/** One mistake is allowed in words of four letters, two from eight; any three letters are one mistake from some word. */
function mistypedNearness(root: string, stem: string, letters: number): number {
  const allowed = letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
  if (allowed === 0 || Math.min(root.length, stem.length) < 4) return 0;
  const wrong = distance(root, stem, allowed);
  return wrong > allowed ? 0 : wrong === 1 ? 0.65 : MEANT;
}
