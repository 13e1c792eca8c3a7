/** Which way a language is written: a widget keeps its own direction on a page of another. */

/** Languages written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** The direction of a language, for `dir` attributes. @param tag BCP 47 */
export const directionOf = (tag: string) => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr');
