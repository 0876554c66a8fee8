// Adds what the built site has and the list of published addresses has not: run it before a new edition is published.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addressesIn, PUBLISHED, readPublished } from '../tests/support/published.ts';

const DIST = 'dist';
if (!existsSync(DIST)) throw new Error('There is no build to read. Run "npm run build" first.');
const known = readPublished();
const added = addressesIn(DIST).filter((address) => !known.includes(address));
writeFileSync(PUBLISHED, [...known, ...added].sort().join('\n') + '\n');
const lines = readFileSync(PUBLISHED, 'utf8').trimEnd().split('\n').length;
console.log(
  `${added.length} new addresses, ${lines} in all. Once published, none may be taken away without a redirect.`,
);
