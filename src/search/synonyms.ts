import { fold } from './fold.ts';
import { stem } from './words.ts';

/**
 * Words for the same thing at the table, in both languages. What only one game calls so belongs to the aliases of an
 * entry instead.
 */
const GROUPS = [
  'kill slay defeat beat dead die töten tot sterben besiegen erlegen schlagen',
  'finish complete done fulfil abschließen erfüllen beenden schaffen',
  'heal recover cure heilen genesen',
  'damage hurt wound harm schaden verletzung wunde',
  'start begin beginning first anfang anfangen fängt beginnen start erster',
  'setup prepare aufbau vorbereitung aufbauen',
  'end over finish ende enden vorbei schluss',
  'empty exhausted leer aufgebraucht',
  'win victory winner gewinnen sieg sieger',
  'lose lost loss defeat verlieren verloren niederlage',
  'tie tied equal gleichstand unentschieden gleich',
  'bot ai automa automat',
  'solo alone single allein',
  'swap trade exchange tauschen handeln eintauschen',
  'money coin coins gold orens geld münze',
  'points vp score punkte sp siegpunkte wertung',
  'xp experience erfahrung ep',
  'hp life health leben',
  'pvp player duel spieler duell',
  'move travel walk bewegen reisen laufen ziehen',
  'fight battle combat attack kampf schlacht kämpfen angreifen',
  'foe enemy opponent gegner feind',
  'throw roll reroll würfeln werfen würfelwurf',
  'discard bin abwerfen ablegen wegwerfen',
  'shuffle reshuffle mischen neumischen',
  'buy pay cost price kaufen zahlen bezahlen kosten preis',
  'place put platzieren legen setzen',
  'reveal flip open aufdecken umdrehen',
  'twice double zweimal doppelt',
  'limit maximum max most höchstens limit obergrenze',
  'min minimum least mindestens',
  'skip pass decline refuse aussetzen passen verzichten ablehnen',
  'flee run escape retreat fliehen flucht',
  'choose pick select wählen aussuchen auswählen',
  'order sequence reihenfolge ablauf',
  'story tale scenario geschichte szenario',
  'power ability skill fähigkeit kraft',
  'refill replenish replace restock nachfüllen auffüllen nachlegen ersetzen',
  'block defend defense verteidigen blocken abwehren',
  'level lvl stufe rang',
  'beginner newbie recommended anfänger einsteiger empfohlen',
  'secret hidden hide geheim verdeckt verstecken',
  'number amount count anzahl zahl',
  'nutzen benutzen verwenden einsetzen gebrauchen',
  '2 two zwei zweit',
  '3 three drei dritt',
  '4 four vier viert',
  '5 five fünf fünft',
  'icon symbol sign symbol zeichen',
  'location town city place ort stadt',
  'deck pile stack stapel',
].map((group) => [...new Set(group.split(' ').map((word) => stem(fold(word))))]);

const meaning = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const each of group) meaning.set(each, new Set([...(meaning.get(each) ?? []), ...group]));

/** Stems that mean the same as this one; itself not among them. */
export const synonymsOf = (word: string): readonly string[] =>
  [...(meaning.get(word) ?? [])].filter((other) => other !== word);
