/** Escapes text for the code of a snippet, in addition to the validation. */

/** Characters that could end a string, a line, or a script, and invisible characters. */
const LOUD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&]/gu;

/** JavaScript string in single quotes, also safe inside a script tag. */
export const js = (text: string): string =>
  `'${text.replace(/[\\']/g, sign => `\\${sign}`).replace(LOUD, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}'`;
