/**
 * Under which letter a title stands in an alphabet: what it begins with, without accents; numbers share one place.
 *
 * @example initialOf('Übersicht') // => 'U'
 */
export function initialOf(title: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(title.normalize('NFD')) ?? [];
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
