/** Text into the places of a snippet. What comes here is checked already; this is the second lock. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For an attribute between double quotes. */
export const html = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '');

/** What could end a string, a line or a script, and what nobody would see. */
const LOUD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&]/gu;

/** A string of JavaScript in single quotes, safe inside of a script tag too. */
export const js = (text: string): string =>
  `'${text.replace(/[\\']/g, sign => `\\${sign}`).replace(LOUD, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}'`;
