import { describe, expect, it } from 'vitest';
import { routes, translatePath } from '../../../src/i18n/routes.ts';

describe('routes', () => {
  it('gives every page the address that links in chats rely on', () => {
    expect(routes.home('de')).toBe('/de/');
    expect(routes.hub('en', 'old-world')).toBe('/en/old-world/');
    expect(routes.entry('en', 'old-world/dice-poker')).toBe('/en/old-world/dice-poker/');
    expect(routes.entry('de', 'old-world/dice-poker', 'unused-dice')).toBe(
      '/de/old-world/dice-poker/#unused-dice',
    );
    expect(routes.rulebook('en', 'old-world')).toBe('/en/old-world/rulebook/');
    expect(routes.quickref('en', 'old-world/dice-poker')).toBe('/en/old-world/quick/dice-poker/');
    expect(routes.tool('de', 'dice-poker')).toBe('/de/tools/dice-poker/');
    expect(routes.both('de', 'old-world/dice-poker')).toBe('/de/old-world/dice-poker/?both#both-languages');
    expect(routes.markdown('de', 'old-world/dice-poker')).toBe('/de/old-world/dice-poker/index.md');
    expect(routes.card('/de/old-world/dice-poker/')).toBe('/cards/de/old-world/dice-poker.png');
    expect(routes.card('/en/')).toBe('/cards/en.png');
    expect(routes.searchTexts()).toBe('/search/');
    expect(routes.differences('en', 'adventure-game')).toBe('/en/adventure-game/differences/');
    expect(routes.terms('de')).toBe('/de/terms/');
    expect(routes.api('index.json')).toBe('/api/v2/index.json');
  });
});

describe('translatePath', () => {
  it('keeps the page', () => {
    expect(translatePath('/de/old-world/dice-poker/', 'en')).toBe('/en/old-world/dice-poker/');
    expect(translatePath('/en/', 'de')).toBe('/de/');
  });

  it('leads home from a page that has no language', () => {
    expect(translatePath('/', 'de')).toBe('/de/');
    expect(translatePath('/404.html', 'de')).toBe('/de/');
  });
});
