import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CACHE_CONTROL,
  OPEN_FOLDERS,
  OPEN_HEADERS,
  PAGE_HEADERS,
  SECURITY_HEADERS,
  TRANSPORT_HEADERS,
} from '../../../scripts/headers.ts';

/**
 * Name and value of each header that a host's file sets, in the order of the file. What nginx takes from a map is tried
 * by a real one in `tests/e2e/hosting.spec.ts`.
 */
const FILES = [
  { file: 'public/_headers', header: /^ {2}([\w-]+): (.*)$/gm, mapped: [] },
  {
    file: 'hosting/nginx.conf',
    header: /^ *add_header ([\w-]+) "(.*)" always;$/gm,
    mapped: [
      ...Object.keys(PAGE_HEADERS),
      'cross-origin-resource-policy',
      'access-control-allow-origin',
      'strict-transport-security',
    ],
  },
  { file: 'hosting/Caddyfile', header: /^\t\t([\w-]+) "(.*)"$/gm, mapped: [] },
];

describe.each(FILES)('$file', ({ file, header, mapped }) => {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(header)].map(([, name = '', value = '']): string => `${name}: ${value}`);

  it('sends the headers of scripts/headers.ts, and no others', () => {
    const sent = found.filter((line) => !/^(cache-control|content-type|allow):/i.test(line));
    const wanted = [SECURITY_HEADERS, PAGE_HEADERS, OPEN_HEADERS, TRANSPORT_HEADERS]
      .flatMap((headers) => Object.entries(headers))
      .filter(([name]) => !mapped.includes(name));
    expect(new Set(sent.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())))).toEqual(
      new Set(wanted.map(([name, value]) => `${name}: ${value}`)),
    );
  });

  it('lets hashed files be kept for good and pages be asked for', () => {
    for (const value of Object.values(CACHE_CONTROL)) expect(text).toContain(value);
  });

  it('opens what others may use', () => {
    expect(OPEN_FOLDERS.filter((folder) => !text.includes(`${folder}/`))).toEqual([]);
  });
});
