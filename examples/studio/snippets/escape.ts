/** Escapes text for the contexts of a snippet, in addition to the validation. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes for an attribute in double quotes. */
export const html = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '');

/** Characters that could end a string, a line, or a script, and invisible characters. */
const LOUD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&]/gu;

/** JavaScript string in single quotes, also safe inside a script tag. */
export const js = (text: string): string =>
  `'${text.replace(/[\\']/g, sign => `\\${sign}`).replace(LOUD, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}'`;
