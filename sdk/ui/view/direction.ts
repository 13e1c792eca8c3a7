/** Text direction of a language. A widget may have a different direction than the page. */

/** Right-to-left languages. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** Returns the text direction of a language, for `dir` attributes. @param tag BCP 47 tag */
export const directionOf = (tag: string) => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr');
