import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../src/i18n/locales.ts';
import { makeGameTexts } from '../../../src/search/game-texts.ts';
import { pack, type PackedGame, unpack } from '../../../src/search/packed.ts';
import { TOOLS } from '../../../src/widgets/registry.ts';
import { library } from '../../support/library.ts';

describe.each(LANGS)('a packed game in %s', (lang) => {
  it.each(library.games.map(({ key }) => key))('says the same after its way, in fewer bytes: %s', (key) => {
    const texts = makeGameTexts(library, TOOLS, library.game(key), lang);
    expect(texts.items.length).toBeGreaterThan(30);
    const sent = JSON.stringify(pack(texts));
    expect(unpack(JSON.parse(sent) as PackedGame)).toEqual(texts);
    expect(sent.length).toBeLessThan(JSON.stringify(texts).length);
  });
});
