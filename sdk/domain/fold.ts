/** Folding of text for search; the client and the gateway's search columns share it. */

const MARKS = /\p{M}+/gu;

/** Small letters without accents and marks: `Miền Đông` and `mien dong` fold to the same text. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');
