/** Escapes text for the code of a snippet. This is a second protection after the validation of the inputs. */

/** Characters that could end a string, a line, or a script, and invisible characters; all are escaped. */
const LOUD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&]/gu;

/** Returns a JavaScript string in single quotes, which is also safe inside a script tag. */
export const js = (text: string): string =>
  `'${text.replace(/[\\']/g, sign => `\\${sign}`).replace(LOUD, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}'`;
