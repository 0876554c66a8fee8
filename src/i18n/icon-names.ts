import type { Localized } from './locales.ts';

/** What the icons that authors may use are called, for screen readers, search and plain text. */
const names = {
  sword: ['sword', 'Schwert'],
  shield: ['shield', 'Schild'],
  dodge: ['dodge', 'Ausweichen'],
  ritual: ['ritual', 'Ritual'],
  sign: ['witcher sign', 'Hexerzeichen'],
  'double-sword': ['double sword', 'Doppelschwert'],
  'double-shield': ['double shield', 'Doppelschild'],
  'dodge-and-shield': ['dodge and shield', 'Ausweichen und Schild'],
  'sword-and-double-shield': ['sword and double shield', 'Schwert und Doppelschild'],
  blank: ['blank', 'leer'],
  'minor-wound': ['minor wound', 'leichte Wunde'],
  'severe-wound': ['severe wound', 'schwere Wunde'],
  'foul-fate': ['foul fate', 'Unglück'],
  'good-fortune': ['good fortune', 'Glück'],
  lead: ['lead', 'Hinweis'],
  proof: ['proof', 'Beweis'],
  gold: ['gold', 'Gold'],
  // The Adventure Game’s German word for gold.
  oren: ['gold', 'Oren'],
  marker: ['marker', 'Marker'],
  monster: ['monster', 'Monster'],
  'victory-point': ['victory point', 'Siegpunkt'],
  heart: ['heart', 'Herz'],
  combat: ['Combat', 'Kampf'],
  defense: ['Defense', 'Verteidigung'],
  alchemy: ['Alchemy', 'Alchemie'],
  specialty: ['Specialty', 'Spezialfähigkeit'],
  potion: ['potion', 'Trank'],
  trophy: ['trophy', 'Trophäe'],
  trail: ['trail', 'Fährte'],
  card: ['card', 'Karte'],
  mountain: ['mountain', 'Gebirge'],
  forest: ['forest', 'Wald'],
  water: ['water', 'Wasser'],
  poker: ['dice poker', 'Würfelpoker'],
  fatigue: ['fatigue', 'Erschöpfung'],
  combo: ['combo', 'Kombo'],
  life: ['life pool', 'Lebensvorrat'],
  fight: ['Fight', 'Kampf'],
  magic: ['Magic', 'Magie'],
  exploration: ['Exploration', 'Erkundung'],
  diplomacy: ['Diplomacy', 'Diplomatie'],
  destiny: ['destiny token', 'Schicksalsmarker'],
  path: ['path token', 'Pfadmarker'],
  experience: ['experience', 'Erfahrung'],
  initiative: ['initiative', 'Initiative'],
  'steel-sword': ['Steel Sword', 'Stahlschwert'],
  'silver-sword': ['Silver Sword', 'Silberschwert'],
  fame: ['fame', 'Ruhm'],
  technique: ['technique', 'Technik'],
  aspect: ['aspect', 'Aspekt'],
  'die-1': ['1', '1'],
  'die-2': ['2', '2'],
  'die-3': ['3', '3'],
  'die-4': ['4', '4'],
  'die-5': ['5', '5'],
  'die-6': ['6', '6'],
} as const satisfies Record<string, readonly [en: string, de: string]>;

export type NamedIcon = keyof typeof names;

const pick = (index: 0 | 1): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([icon, both]) => [icon, both[index]]));

export const ICON_NAMES: Localized<Readonly<Record<string, string>>> = { en: pick(0), de: pick(1) };
