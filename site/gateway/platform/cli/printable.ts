/** Text of members and visitors that is safe to print on a terminal. */

/** Control characters except line feed and tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * Removes control characters from `text`. Members and visitors write texts that the operator prints, and a terminal
 * would execute their escape sequences.
 */
export const printable = (text: string): string => text.replace(CONTROLS, '');
