/** Normalizes text for search, and member names for comparison. Client and gateway share these functions. */

const MARKS = /\p{M}+/gu;

/**
 * Normalizes text for search: lower case, without accents and marks. `Miền Đông` and `mien dong` have the same result.
 */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');

const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
const DOTTED = /i\p{M}+/gu;

/**
 * Normalizes a user name, so that spellings with different case, width, composition, invisible characters or Turkish i
 * have the same result. Accents are significant (`Lán` and `Lan` are two members). The result does not depend on the
 * locale, is idempotent, and is not for display.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(UNSEEN, '')
    // Three conversions are needed: ß and ẞ become ss, and ſ, ı and the Kelvin sign become their base letters.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(DOTTED, char => char.replaceAll('\u0307', ''))
    .replaceAll('ς', 'σ')
    .trim();
