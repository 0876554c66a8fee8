import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { API_HEADERS, CACHE_CONTROL, SECURITY_HEADERS } from '../../../scripts/headers.ts';

/** Name and value of each header that a host's file sets, in the order of the file. */
const FILES = [
  { file: 'public/_headers', header: /^ {2}([\w-]+): (.*)$/gm },
  { file: 'hosting/nginx.conf', header: /^ *add_header ([\w-]+) "(.*)" always;$/gm },
  { file: 'hosting/Caddyfile', header: /^\t\t([\w-]+) "(.*)"$/gm },
];

/** Said of some files only, or where the host speaks TLS. */
const ALSO_SENT = new Set([
  'cache-control',
  'content-type',
  'strict-transport-security',
  ...Object.keys(API_HEADERS),
]);

describe.each(FILES)('$file', ({ file, header }) => {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(header)].map(([, name = '', value = '']): [string, string] => [
    name.toLowerCase(),
    value,
  ]);

  it('sends the security headers, and no others', () => {
    const security = found.filter(([name]) => !ALSO_SENT.has(name));
    expect(security.toSorted()).toEqual(Object.entries(SECURITY_HEADERS).toSorted());
  });

  it('lets hashed files be kept for good and pages be asked for', () => {
    for (const value of Object.values(CACHE_CONTROL)) expect(text).toContain(value);
  });
});
