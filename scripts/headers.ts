/**
 * What every host of the site must send. The server of `npm start` sends it; `hosting/` and `public/_headers` say the
 * same for other hosts, and a test holds them to it. The policy for scripts stands in the pages themselves; only what
 * a page cannot say about itself stands here.
 */
export const SECURITY_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** What only a page has to say: with every picture and script it would be weight for nothing. */
export const PAGE_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // What no page needs. Keeping the screen on, sharing and copying stay allowed.
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
} as const;

/** For what programs and pages of others may use: the data, and the pictures of share cards. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Where `OPEN_HEADERS` hold, in the folder that the site is published under. */
export const OPEN_FOLDERS = ['api', 'cards'] as const;

/** For hosts that speak HTTPS; over HTTP no host may send it. */
export const TRANSPORT_HEADERS = { 'strict-transport-security': 'max-age=31536000' } as const;

/** A file under `_astro/` has its content's hash in its name and never changes; a page is asked for anew each time. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
} as const;
