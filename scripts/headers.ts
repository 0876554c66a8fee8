/**
 * What every host of the site must send. The server of `npm start` sends it; `hosting/` and `public/_headers` say the
 * same for other hosts, and a test holds them to it. The policy for scripts stands in the pages themselves; only what
 * a page cannot say about itself stands here.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The data is there for programs of others, which browsers would keep from it. */
export const API_HEADERS = { 'access-control-allow-origin': '*' } as const;

/** A file under `_astro/` has its content's hash in its name and never changes; a page is asked for anew each time. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
} as const;
