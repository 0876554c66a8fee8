/**
 * Files come in blocks, and so without the headers that the host would send with them. What they are is known to
 * `scripts/headers.ts`; a test holds the two together.
 */
const EVERY_FILE = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
};
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export const headersOf = (path: string): Readonly<Record<string, string>> => ({
  ...EVERY_FILE,
  ...(/(^|\/|\.html)$/.test(path)
    ? PAGE
    : { 'content-type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream' }),
});
