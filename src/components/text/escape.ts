const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
