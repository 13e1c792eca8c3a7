/** Folding of text: one for search, one for the names of members. The client and the gateway share both. */

const MARKS = /\p{M}+/gu;

/** Small letters without accents and marks, for search: `Miền Đông` and `mien dong` fold to the same text. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');

const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
const DOTTED = /i\p{M}+/gu;

/**
 * One form for all spellings of a user name: letters small or large, wide or narrow, composed or not, with invisible signs
 * between them, and the four letters i of Turkish come out the same. Accents stay: `Lán` and `Lan` are two members. The result is
 * the same in every locale, folding it again changes nothing, and it is not meant to be shown.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(UNSEEN, '')
    // Small, large, small: ß and ẞ become ss, and ſ, ı and the Kelvin sign the letters they stand for.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(DOTTED, letter => letter.replaceAll('\u0307', ''))
    .replaceAll('ς', 'σ')
    .trim();
