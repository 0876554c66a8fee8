import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../src/library/word-forms.ts';

const german = (en: string, de: string) => [...formsOf({ en, de }, 'de')];
const english = (en: string, de: string) => [...formsOf({ en, de }, 'en')];

describe('formsOf', () => {
  it.each([
    ['minor wound', 'leichte Wunde', ['leichte Wunde', 'leichten Wunden', 'Leichte Wunden']],
    ['active player', 'aktiver Spieler', ['aktive Spieler', 'aktiven Spielers']],
    ['action space', 'Aktionsfeld', ['Aktionsfelds', 'Aktionsfelder', 'Aktionsfeldern']],
    ['potion', 'Trank', ['Tranks', 'Tränke', 'Tränken']],
    ['hero', 'Held', ['Helden']],
    ['operation', 'Freie Aktion', ['Freien Aktionen']],
  ])('declines the German for "%s"', (en, de, expected) => {
    expect(german(en, de)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['discard', 'ablegen', ['ablegen', 'ablegt', 'abgelegt', 'abzulegen']],
    ['resolve', 'abhandeln', ['abgehandelt', 'abzuhandeln']],
    ['rest', 'Rasten', ['Rasten', 'rasten', 'rastet', 'gerastet']],
    ['adjacent', 'benachbart', ['benachbarte', 'benachbarten']],
  ])('conjugates the German for "%s", which may be a noun as well', (en, de, expected) => {
    expect(german(en, de)).toEqual(expect.arrayContaining(expected));
  });

  it('gives English plurals, and verbs their endings', () => {
    expect(english('enemy', 'Feind')).toEqual(expect.arrayContaining(['enemy', 'enemies', 'Enemies']));
    expect(english('investigate', 'Ermitteln')).toEqual(
      expect.arrayContaining(['investigates', 'investigated', 'investigating']),
    );
    expect(english('lead', 'Hinweis')).not.toContain('leading');
  });

  it('takes a word and its abbreviation for the same term, in singular and plural', () => {
    const term = ['victory points (VP)', 'Siegpunkte (SP)'] as const;
    expect(english(...term)).toEqual(expect.arrayContaining(['victory points', 'VP']));
    expect(german(...term)).toEqual(expect.arrayContaining(['Siegpunkte', 'Siegpunkten', 'SP']));
    expect(german('experience points', 'Erfahrungspunkte')).toContain('Erfahrungspunkt');
  });

  it('leaves out the article', () => {
    expect(german('the golden rules', 'die Goldenen Regeln')).toContain('Goldene Regel');
  });
});
