/** The most characters of a player's name: what fits beside their numbers on a phone. */
export const NAME_LENGTH = 14;

/** A name as it is kept: one line of visible characters, not too long; none for nothing. */
export function cleanName(text: string): string | undefined {
  const line = text
    .replace(/\s/gu, ' ')
    // Control characters and marks of direction could turn the line around; the rest is no text.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}]/gu, '')
    // Only now: what was taken out may have stood between two spaces, or two parts of a letter.
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
  const short = Array.from(line).slice(0, NAME_LENGTH).join('').trim();
  return short === '' ? undefined : short;
}

/** A name within an address: letters and digits of any language stay readable, all else becomes its number. */
export const makeName = (name: string): string =>
  Array.from(name, (character) =>
    /[\p{L}\p{M}\p{N}]/u.test(character)
      ? character
      : character === ' '
        ? '_'
        : `*${Number(character.codePointAt(0)).toString(16)}*`,
  ).join('');

export const readName = (text: string): string | undefined =>
  cleanName(text.replaceAll('_', ' ').replace(/\*([0-9a-f]{1,5})\*/g, (_, hex: string) => toCharacter(hex)));

const toCharacter = (hex: string): string => String.fromCodePoint(Number.parseInt(hex, 16));
