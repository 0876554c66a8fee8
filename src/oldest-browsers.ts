/**
 * The oldest browsers in which everything works. The build writes scripts and styles for them, and a test holds what it
 * ships to them; README.md says the same to readers. In older ones pages can be read and links followed.
 */
export const OLDEST_BROWSERS = { chrome: '117', edge: '117', firefox: '125', safari: '17.0' } as const;

/** The same for the build, which tells Safari on a phone from that on a desk. */
export const buildTarget: string[] = Object.entries({
  ...OLDEST_BROWSERS,
  ios: OLDEST_BROWSERS.safari,
}).map(([name, version]) => `${name}${version}`);
