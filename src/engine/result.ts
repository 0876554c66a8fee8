/** What a parser returns: a checked value, or a code that says what is wrong. Parsers never throw. */
export type Result<T, E extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
