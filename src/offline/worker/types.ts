/** Files come in blocks, and so without the types that the host would send. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export const typeOf = (path: string): string =>
  /(^|\/|\.html)$/.test(path)
    ? 'text/html; charset=utf-8'
    : (TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
