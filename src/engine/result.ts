/** What a parser returns: a checked value, or a code that says what is wrong. Parsers never throw. */
export type Result<T, E extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * What an address holds: everything in it that could be read, the rest at its empty value, and the first thing that
 * was wrong. Readers of addresses never throw, and what they return has an address that reads without an error.
 */
export type Read<T, E extends string> = { readonly value: T; readonly error: E | undefined };
