/**
 * The German words of the site. This object is the shape: `en.ts` must have exactly the same keys.
 * Words that only one tool uses live beside that tool. `{name}` marks what `fill` puts in.
 */
export const de = {
  site: {
    name: 'Medallion',
    tagline: 'Regeln zum Nachschlagen für die vier Witcher-Brettspiele',
    description:
      'Inoffizielles Regelnachschlagewerk für die vier Witcher-Brettspiele: jede Regel mit Fundstelle, auf Deutsch und Englisch.',
    skip: 'Zum Inhalt springen',
    unofficial: 'Inoffizielles Nachschlagewerk von Spielern für Spieler.',
    trademarks: 'The Witcher ist eine Marke der CD PROJEKT S.A.',
  },
  nav: {
    label: 'Hauptnavigation',
    home: 'Start',
    search: 'Suchen',
    tools: 'Werkzeuge',
    about: 'Über Medallion',
    sources: 'Quellen',
    api: 'Daten (JSON)',
    more: 'Mehr',
    breadcrumb: 'Pfad',
  },
  language: { switch: 'Diese Seite auf Englisch', short: 'EN' },
  theme: { label: 'Farbschema', system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  home: {
    title: 'Regeln nachschlagen, mitten im Spiel',
    searchPrompt: 'Regel, Begriff oder Frage',
    games: 'Die vier Spiele',
    tools: 'Werkzeuge',
    entries: '{count} Einträge',
    noEntries: 'Noch keine Einträge',
    trust: 'Jede Regel nennt Heft und Seite. Was kein Heft sagt, ist als Lesart gekennzeichnet.',
  },
  hub: {
    quickrefs: 'Kurzübersichten',
    tools: 'Werkzeuge',
    chapters: 'Nach Kapiteln',
    alphabet: 'Einträge von A bis Z',
    rulebook: 'Das ganze Regelwerk auf einer Seite',
    players: 'Personen',
    publisher: 'Verlag',
    empty:
      'Für dieses Spiel gibt es noch keine Einträge. Die vorliegenden Hefte stehen unter „Quellen“; die anderen Spiele lassen sich schon nachschlagen.',
  },
  entry: {
    rulings: 'Fragen und Antworten',
    tools: 'Ausrechnen',
    related: 'Verwandte Einträge',
    usedIn: 'Erwähnt in',
    quickref: 'Kurzübersicht',
    previous: 'Vorheriger Eintrag',
    next: 'Nächster Eintrag',
    restsOn: 'Beruht auf',
  },
  verdict: { yes: 'Ja', no: 'Nein', depends: 'Kommt darauf an' },
  clause: {
    reading: 'Lesart',
    readingOf: 'Lesart zu {source}',
    example: 'Beispiel',
    ownExample: 'Beispiel von uns',
    page: '{document} S. {place}',
    pages: '{document} S. {place}',
    section: '{document}, „{place}“',
    permalink: 'Link zu dieser Stelle: {source}',
    copyLink: 'Link kopieren',
    cite: 'Mit Quelle kopieren',
    share: 'Teilen',
    otherLanguage: 'EN: diese Stelle auf Englisch',
    copied: 'Kopiert',
    differ: 'Die Hefte widersprechen sich: {title}',
    saysMore: 'Ein Heft sagt mehr: {title}',
    bookSays: { english: 'Englisches Heft', german: 'Deutsches Heft' },
    bookSilent: 'keine Stelle',
    wins: {
      english: 'Es gilt das englische Heft.',
      german: 'Es gilt das deutsche Heft.',
      both: 'Beide gelten; eines ergänzt das andere.',
    },
    copyFailed: 'Kopieren ist hier nicht möglich. Adresse: {address}',
  },
  preview: { open: 'Eintrag öffnen', close: 'Vorschau schließen', label: 'Vorschau' },
  back: { to: 'Zurück zu {title}' },
  rulebook: { title: 'Regelwerk', contents: 'Inhalt', intro: 'Alle Einträge in Lesereihenfolge.' },
  quick: { print: 'Drucken' },
  tools: {
    title: 'Werkzeuge',
    intro: 'Rechnen nach den Regeln, Schritt für Schritt mit Fundstelle.',
    rules: 'Die Regeln dazu',
    needsScript:
      'Das Werkzeug braucht JavaScript. Ohne JavaScript zeigen diese Einträge ein ausgerechnetes Beispiel:',
  },
  toolBar: {
    label: 'Werkzeugleiste',
    undo: 'Rückgängig',
    reset: 'Alles leeren',
    share: 'Teilen',
    copied: 'Link kopiert',
    copyFailed: 'Kopieren ist hier nicht möglich; der Link steht in der Adresszeile.',
  },
  sources: {
    title: 'Quellen',
    intro: 'Welche Hefte vorlagen und was sich aus ihnen nicht klären ließ.',
    documents: 'Hefte',
    unknown: 'Was wir nicht wissen können',
    languages: { en: 'Englisch', de: 'Deutsch', pl: 'Polnisch' },
    pages: '{count} Seiten',
    unnumbered: 'ohne Seitenzahlen',
    online: 'im Netz',
  },
  openQuestions: {
    title: 'Offene Fragen',
    intro:
      'Was die Hefte offenlassen oder unsere Kopien verloren haben, wie wir es lesen und wo es nachzusehen wäre.',
    report:
      'Wer das Spiel besitzt, kann helfen: Die genannte Stelle im gedruckten Heft oder auf dem Spielmaterial ansehen und uns über „Melden“ schreiben, was dort steht.',
    ourReading: 'Unsere Lesart:',
    lookUp: 'Nachsehen: {source}',
    settle: 'Melden',
    settleWhat: 'Melden, was ein gedrucktes Heft sagt: {title}',
  },
  about: {
    title: 'Über Medallion',
    intro: 'Medallion ist ein inoffizielles, nichtkommerzielles Nachschlagewerk für den Spieltisch.',
    marksTitle: 'So sind Regeln gekennzeichnet',
    rule: 'steht so in einem Heft; darunter stehen Heft und Seite.',
    ruleName: 'Regel:',
    reading:
      'Das Heft schweigt, ist unklar oder widerspricht sich. Wir schlagen eine Auslegung vor und nennen den Grund.',
    readingName: 'Lesart:',
    example: 'zeigt eine Regel an einem Fall, aus dem Heft oder von uns.',
    exampleName: 'Beispiel:',
    wordsTitle: 'Eigene Worte',
    words:
      'Regeln sind Tatsachen, die Sätze der Hefte nicht unsere: Jeder Text ist neu geschrieben, in beiden Sprachen. Gedruckte Fachbegriffe bleiben erhalten; wo kein deutscher Begriff belegt ist, ist unserer in der Begriffsliste als solcher gekennzeichnet.',
    rightsTitle: 'Rechte',
    rights:
      'Medallion gehört nicht zu CD PROJEKT oder zu den Verlagen der Spiele und wird von ihnen weder unterstützt noch geprüft. CD PROJEKT, The Witcher und die zugehörigen Logos sind Marken der CD PROJEKT S.A. Die Welt des Hexers stammt aus den Büchern von Andrzej Sapkowski. Namen der Spiele und Verlage gehören ihren Inhabern. Bilder, Logos und Schriften der Rechteinhaber werden nicht verwendet.',
    privacyTitle: 'Datenschutz',
    privacy:
      'Es gibt keine Nutzerkonten, keine Cookies, keine Statistik und keine Anfragen an andere Server. Farbschema, letztes Spiel und Eingaben in Werkzeuge bleiben auf dem Gerät.',
  },
  api: {
    title: 'Die Daten als JSON',
    intro:
      'Alles, was auf dieser Seite steht, gibt es auch als statische JSON-Dateien, etwa für Bots und Hilfsprogramme.',
    stable:
      'Adressen unter /api/v1/ ändern sich nicht. Felder können dazukommen; was sich anders ändert, bekommt eine neue Versionsnummer. Die Kürzel der Einträge und Regelstellen sind in beiden Sprachen gleich und dauerhaft.',
    file: 'Datei',
    content: 'Inhalt',
    index: 'die Spiele und wo ihre Daten stehen',
    game: 'alles zu einem Spiel: Hefte, Kapitel, Einträge mit Regelstellen, Antworten, Begriffe, Kurzübersichten, Unterschiede',
    schema: 'JSON-Schema der Spieldateien',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse verstümmelt. Die Suche findet Einträge auch nach einzelnen Wörtern.',
    searchFor: 'Nach „{query}“ suchen',
    home: 'Zur Startseite',
  },
  search: {
    title: 'Suchen',
    placeholder: 'Regel, Begriff oder Frage',
    allGames: 'Alle Spiele',
    gameFilter: 'Spiel',
    close: 'Suche schließen',
    loading: 'Die Suche wird geladen …',
    none: 'Nichts gefunden zu „{query}“.',
    noneHint: 'Ein anderes Wort versuchen oder in der Liste von A bis Z nachsehen:',
    failed:
      'Die Suche ließ sich nicht laden. Bei bestehender Verbindung die Seite neu laden; ohne Verbindung hilft die Liste von A bis Z.',
    count: '{count} Treffer',
    countOne: '1 Treffer',
    hint: 'Deutsch oder Englisch, ab zwei Buchstaben.',
    needsScript:
      'Die Suche braucht JavaScript. Ohne JavaScript führen die Listen der Spiele zu jedem Eintrag:',
    kindQuick: 'Kurzübersicht',
    kindTool: 'Werkzeug',
  },
};

/** Every word of the site's own interface. */
export type Words = typeof de;
