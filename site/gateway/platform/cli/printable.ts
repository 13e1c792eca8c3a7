/** Makes texts of members and visitors safe to print on a terminal. */

/** Matches control characters other than line feed and tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * Removes control characters from `text`. Members and visitors write texts that operators print, and a terminal would
 * execute the escape sequences in them.
 */
export const printable = (text: string): string => text.replace(CONTROLS, '');
