/** Text folding for search and for member names, used by client and gateway. */

const MARKS = /\p{M}+/gu;

/** Folds text for search: lower case without accents and marks. `Miền Đông` and `mien dong` fold to the same text. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');

const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
const DOTTED = /i\p{M}+/gu;

/**
 * Folds all spellings of a user name to one form, regardless of case, width, composition, invisible characters and the
 * Turkish i variants; accents are significant (`Lán` and `Lan` are two members). The result is independent of the
 * locale, idempotent, and not for display.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(UNSEEN, '')
    // Lower, upper, lower: ß and ẞ become ss, and ſ, ı and the Kelvin sign become their base letters.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(DOTTED, char => char.replaceAll('\u0307', ''))
    .replaceAll('ς', 'σ')
    .trim();
