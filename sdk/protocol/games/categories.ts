/** Game categories with a special meaning in requests. */

/** Value for calls that require a category, if all categories are requested (API-19, WIN-06). */
export const ANY_KIND = 'ALL';

/** Default category of a game list (LIST-02). */
export const DEFAULT_KIND = 'RNG';
