import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { BID_REASONS } from '../../../../src/engine/card-game/bidding/bids.ts';
import { readOwn } from '../../../../src/engine/card-game/sheets/own-sheet.ts';
import { readTable } from '../../../../src/engine/card-game/sheets/table-sheet.ts';
import { type Lang, LANGS } from '../../../../src/i18n/locales.ts';
import { wordsIn } from '../../../../src/i18n/words.ts';
import { DeskContext } from '../../../../src/widgets/hand-and-bids/desk.ts';
import { HandAndBids } from '../../../../src/widgets/hand-and-bids/HandAndBids.tsx';
import type { PerReason } from '../../../../src/widgets/hand-and-bids/reasons.ts';
import { TableView } from '../../../../src/widgets/hand-and-bids/table/TableView.tsx';
import { HAND_AND_BIDS_CLAUSES } from '../../../../src/widgets/hand-and-bids/tool.ts';
import { HAND_AND_BIDS_WORDS } from '../../../../src/widgets/hand-and-bids/words/words.ts';
import type { ClauseLink } from '../../../../src/widgets/kit/clause-links.ts';
import { ToolFrame } from '../../../../src/widgets/kit/ToolFrame.tsx';

// The vectors of engine-acg-pod.md, as a reader sees them.
describe('Can I kill it?', () => {
  it('says yes with the cheapest cards', () => {
    const text = plain(show('v1.hand.2-1-0-0-0-0-1-0-1.2-0-0-1', 'en'));
    expect(text).toContain('Yes, with 2 cards 2 Steel Sword 2 1 Sign 1');
    expect(text).toContain('Then 3 in hand, strength 3.');
    expect(plain(show('v1.hand.2-1-0-0-0-0-1-0-1.2-0-0-1..sign', 'de'))).toContain('Ja, mit 1 Karte');
    expect(plain(show('v1.hand..1-0-0-0..steel', 'en'))).toContain('Yes, without a card');
  });

  it('says what is missing, and which one card would do', () => {
    const text = plain(show('v1.hand.0-0-1-0-0-0-0-0-0.0-2-0-0', 'en'));
    expect(text).toContain('No: 1 short');
    expect(text).toContain('Missing: Silver Sword 1.');
    expect(text).toContain('Any one of these cards would do:');
    expect(text).toMatch(
      /Silver Sword 1 action · Yarpen \(swap\) .*Silver Sword 2 .*Sword of Destiny action/,
    );
    expect(plain(show('v1.hand.0-0-0-0-0-0-0-0-1.0-0-2-0', 'de'))).toContain(
      'Schwerter der Vorsehung ersetzen 1 davon.',
    );
  });

  it('names Vesemir once his classes are entered, but not for a Sword of Destiny', () => {
    const text = plain(show('v1.hand.0-0-1-0-0-0-0-0-0.0-2-0-0.....~steel-silver', 'en'));
    expect(text).toContain('Silver Sword 2 action · Yarpen (swap) · Vesemir');
    expect(text).toMatch(/Sword of Destiny action · Yarpen \(swap\) (?!·)/);
  });

  it('answers for three monsters side by side', () => {
    const html = show('v1.hand.0-1-0-0-0-0-0-0-0.2-0-0-0_0-2-0-0', 'en');
    expect(html).toContain('>Monster 1: Steel Sword 2: yes<');
    expect(html).toContain('>Monster 2: Silver Sword 2: no<');
    expect(html).toContain('>Monster 3: no technique entered<');
  });

  it('marks the aspects that would be enough, where one is needed', () => {
    const needed = show('v1.hand.0-1-0-0-0-0-0-0-0.2-0-0-1', 'en');
    expect(needed).toContain('>Sign: enough<');
    expect(needed).toContain('>Potion<');
    expect(show('v1.hand.0-1-0-0-0-0-0-0-0.2', 'en')).not.toContain(': enough<');
  });

  it('says where the answer hinges on adding up, and shows the other', () => {
    const two = 'v1.hand.2-0-0-0-0-0-0-0-0.2-0-0-0';
    expect(plain(show(two, 'en'))).toContain('If one attack must have all the strength of its class: no.');
    expect(plain(show(two, 'en'))).toContain('Our reading');
    const one = plain(show(`${two}....one-attack`, 'de'));
    expect(one).toContain('Nein: 2 zu wenig');
    expect(one).toContain('Nach dieser: ja.');
    const strong = plain(show('v1.hand.0-1-0-0-0-0-0-0-0.2-0-0-0', 'en'));
    expect(strong).not.toContain('Hinges on a reading');
    expect(strong).not.toContain('Our reading');
  });
});

describe('Bids', () => {
  const bids = (rest: string, lang: Lang = 'en') => plain(show(`v1.bids${rest}`, lang));

  it.each([
    ['.........2-1.0-4', 'Bid 5: add gold 2 + gold 3'],
    ['.........1-1.4-5', 'Bid 6: add gold 2'],
    ['.........1-0.2-4', 'You must pass'],
    ['.........0-2.3-6', 'Bid 9: add gold 3 + gold 3'],
    ['.........2-1', 'Open with 2: gold 2'],
    ['.1-1-0-0-0-0-0-0-0.......event.1-1.0-2', 'Bid 3: add gold 3'],
    // Nobody raises a bid of their own: what would be next stands beneath.
    ['.1-1-0-0-0-0-0-0-0.......event..3-3', 'Your bid of 3 leads'],
    ['.1-1-0-0-0-0-0-0-0.......event..3-3', 'Your next bid would be 4: add Steel Sword 1.'],
    ['.........0-0.3-3', 'You have nothing left to raise it with.'],
    ['', 'Enter your gold tokens.'],
  ])('%s: %s', (rest, verdict) => {
    expect(bids(rest)).toContain(verdict);
  });

  it('says what is lost and what is kept', () => {
    expect(bids('.........2-1.0-4')).toContain('Lost even if you do not win: 5 in all. You keep 2.');
    expect(bids('.........1-0.2-4')).toContain('The most you can reach is 4; 4 must be exceeded.');
  });

  it('follows a whole bidding to its winner and runner-up', () => {
    const text = bids('...........' + '_2-4-p-5-p');
    expect(text).toContain('Player 1: 2 Player 2: 4 Player 3: Pass Player 1: 5 Player 2: Pass');
    expect(text).toContain('Player 1 hires Geralt for 5');
    expect(text).toContain('Then Player 2 (4) may attack. 9 gold goes back to the pouch.');
    expect(bids('...........2_2-3-p')).toContain('There is no runner-up. 5 gold');
    expect(bids('...........' + '_p-3-p', 'de')).toContain('Spieler 3 ist zuletzt ausgestiegen');
    expect(bids('...........' + '_p-p')).toContain('Player 3 bids or passes');
  });

  it('knows between which limits covered tokens lie', () => {
    expect(bids('............3')).toContain('Worth 6 to 9.');
  });
});

describe('The table', () => {
  it('orders the players by character, with what each takes and gets', () => {
    const text = table('v1.table.~Ann~Ben~Cy.2.425.0-1-0-1-2', 'en');
    expect(text).toContain('Choosing, clockwise: Ben, Cy, Ann');
    expect(text).toContain('Acting and bidding: Ben, Ann, Cy');
    expect(text).toMatch(/1 Yarpen .*?0, then 1/);
    expect(text).toMatch(/5 Foltest .*?takes 2/);
  });

  it('says which location falls and what is done then, step by step', () => {
    const falls = table('v1.table.....k22', 'en');
    expect(falls).toContain('Locations 2 and 3 fall');
    expect(falls).toContain('The holder of the marker sets the order of the texts');
    expect(falls).toContain('By another reading: a monster that comes into the first row');
    expect(falls).toMatch(/Follow the text of the location.*Reveal two monsters/);
    expect(table('v1.table.....01k', 'de')).toContain('In dieser Runde fällt kein Ort');
  });

  it.each([
    ['3-4-5-2~~1_6-5~3', 'Player 2 wins with 14'],
    ['3-4~~1-1_4-3~~2-1', 'Player 2 leads with 7'],
    ['3-4~~1-1_4-3~~1-1', 'Player 1 and Player 2 lead with 7 each'],
    ['2-2-2-3_4-4-4', 'Player 2 wins with 12'],
  ])('of two players with %s: %s', (fame, verdict) => {
    expect(table(`v1.table.2.....${fame}`, 'en')).toContain(verdict);
  });

  it('shows who would win by another reading of the tie', () => {
    expect(table('v1.table.2.....3~~0-3_3~~4-0', 'en')).toContain(
      'If the number of tokens counts, not their value: Player 2.',
    );
  });

  it('tells the size of the display and whose the marker will be', () => {
    expect(table('v1.table.4~~~~Dot.4', 'en')).toContain('Refill the uncovered attack cards to 4');
    expect(table('v1.table..3', 'en')).toContain('The marker goes to Player 1');
  });
});

describe('HandAndBids', () => {
  it.each(LANGS)(
    'leaves no word unfilled and no rule without its clause, whatever is entered (%s)',
    (lang) => {
      const part = fc
        .array(fc.nat({ max: 2 }), { minLength: 9, maxLength: 9 })
        .map((counts) => counts.join('-'));
      const need = fc
        .array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 })
        .map((counts) => counts.join('-'));
      fc.assert(
        fc.property(fc.constantFrom('hand', 'bids'), part, need, (view, cards, technique) => {
          const html = show(`v1.${view}.${cards}.${technique}......event.2-1.0-3`, lang);
          expect(plain(html)).not.toMatch(/[{}]|undefined|NaN/);
          expect(html).not.toContain('href=""');
        }),
        { numRuns: 40 },
      );
    },
  );

  it('has a clause for every reason of a bid', () => {
    for (const reason of BID_REASONS) expect(HAND_AND_BIDS_CLAUSES.bid[reason]).toMatch(/#/);
  });
});

// Helpers

const links = Object.fromEntries(
  Object.entries(HAND_AND_BIDS_CLAUSES).map(([group, clauses]) => [
    group,
    Object.fromEntries(
      Object.keys(clauses).map((reason) => [reason, { href: `#${reason}`, source: `p. ${reason}` }]),
    ),
  ]),
) as PerReason<ClauseLink>;

function show(sheet: string, lang: Lang): string {
  return renderToString(
    <HandAndBids
      initial={readOwn(sheet).value}
      keeps
      words={HAND_AND_BIDS_WORDS[lang]}
      toolBar={wordsIn(lang).toolBar}
      links={links}
    />,
  );
}

/** The static page never shows the table: what a device keeps is read by the script. */
function table(sheet: string, lang: Lang): string {
  const desk = {
    words: HAND_AND_BIDS_WORDS[lang],
    links,
    own: readOwn('v1.hand').value,
    onOwn: () => undefined,
    table: readTable(sheet).value,
    onTable: () => undefined,
    onAmend: () => undefined,
  };
  return plain(
    renderToString(
      <ToolFrame name="cards" words={wordsIn(lang).toolBar} ready error={undefined}>
        <DeskContext.Provider value={desk}>
          <TableView />
        </DeskContext.Provider>
      </ToolFrame>,
    ),
  );
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, '’')
    .replace(/\s+/g, ' ');
