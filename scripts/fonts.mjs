// Cuts the two typefaces down to what the pages use, into src/fonts/. They change with the characters only, so what it
// needs is no dependency of the site:
//   npm install --no-save subset-font@2.9.0 @fontsource/vollkorn@5.3.0 @fontsource-variable/source-sans-3@5.3.0
//   npx node scripts/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font');
const fontverter = require('fontverter');

const characters = readFileSync('src/fonts/characters.txt', 'utf8').replaceAll('\n', '');
const options = { targetFormat: 'woff2', noHinting: true };

const FONTS = [
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'text.woff2',
    // Its licence reserves the name “Source” for the whole font. Same lengths, so that every offset stays.
    rename: [
      ['Source Sans 3', 'MedallionText'],
      ['SourceSans3', 'MedallionTx'],
    ],
    options: { keepFeatures: ['kern', 'liga'], variationAxes: { wght: { min: 400, max: 600 } } },
  },
  {
    from: '@fontsource/vollkorn/files/vollkorn-latin-600-normal.woff2',
    to: 'heading.woff2',
    rename: [],
    // Its own figures hang below the line.
    options: { keepFeatures: ['kern', 'liga', 'lnum'] },
  },
];

for (const { from, to, rename, options: own } of FONTS) {
  const font = await fontverter.convert(readFileSync(`node_modules/${from}`), 'truetype');
  for (const [name, ours] of rename) replaceName(font, name, ours);
  const subset = await subsetFont(font, characters, { ...options, ...own });
  writeFileSync(`src/fonts/${to}`, subset);
  console.log(`${to}: ${subset.length} bytes, ${characters.length} characters`);
}

/** Names stand in a font as UTF-16, big end first. */
function replaceName(font, name, ours) {
  const [before, after] = [name, ours].map((text) => Buffer.from(text, 'utf16le').swap16());
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at)) after.copy(font, at);
}
