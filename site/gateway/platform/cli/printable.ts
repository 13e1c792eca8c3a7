/** What a terminal may be given of words that others wrote. */

/** Control characters but those that begin a line and stand between columns. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * `text` without control characters: visitors and members write to the operator, and a terminal would obey what stands behind
 * an escape.
 */
export const printable = (text: string): string => text.replace(CONTROLS, '');
