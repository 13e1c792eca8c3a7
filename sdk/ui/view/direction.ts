/** Text direction of a language: a widget has its own direction on a page in another language. */

/** Right-to-left languages. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** Returns the direction of a language, for `dir` attributes. @param tag BCP 47 */
export const directionOf = (tag: string) => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr');
