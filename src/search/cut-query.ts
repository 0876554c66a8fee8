/** More than a question has; what is pasted by mistake must not hold up the page. */
const LONGEST_QUERY = 200;

/** A query of bearable length. Half a character (of an emoji, say) is dropped: no address can hold it. */
export const cutQuery = (text: string): string => text.slice(0, LONGEST_QUERY).replace(/\p{Surrogate}/gu, '');
