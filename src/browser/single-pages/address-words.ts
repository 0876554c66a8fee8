const LONGEST = 60;

/**
 * The words of an address that does not exist, to search for them: those of its last part.
 *
 * @example addressWords('/de/old-world/w%C3%BCrfel-poker/') // => 'würfel poker'
 */
export function addressWords(address: string): string {
  const last = address.split('/').findLast((part) => !/^(en|de)?$/.test(part)) ?? '';
  return decode(last)
    .normalize()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** Whoever wrote the address may have garbled it: then the rest of its letters must do. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%[\da-f]{0,2}/gi, ' ');
  }
}
