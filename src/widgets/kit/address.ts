/** Values that stand in the address, so that a link or a reload brings them back. */

/** What could not be written yet: WebKit takes a hundred changes in ten seconds and throws at the next. */
const unwritten = new Map<string, string | undefined>();
let retry: ReturnType<typeof setTimeout> | undefined;
const LATER = 1000;

export const readAddress = (name: string): string | undefined =>
  unwritten.get(name) ?? new URLSearchParams(location.search).get(name) ?? undefined;

/** Puts a value into the address, or takes it out, without a new step in the history. */
export function writeAddress(name: string, text: string | undefined): void {
  unwritten.set(name, text);
  write();
}

/** The address with all that it should hold. */
export function currentAddress(): string {
  const url = new URL(location.href);
  for (const [name, text] of unwritten) {
    if (text === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, text);
  }
  // An address may hold a tilde, though URLSearchParams escapes it: people read these.
  url.search = url.search.replaceAll('%7E', '~');
  return url.href;
}

function write(): void {
  clearTimeout(retry);
  try {
    history.replaceState(history.state, '', currentAddress());
    unwritten.clear();
  } catch {
    retry = setTimeout(write, LATER);
  }
}
