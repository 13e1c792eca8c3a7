/** Constants of the specification's source documents: prize modes and play types (SESS-24), game categories. */

/** Prize modes: a gateway has a separate lottery menu for each. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Play types, with their values in a launch URL. */
export const PLAY_TYPES = { Tradition: 'trad', Entertainment: 'ent' } as const;
export type PlayType = (typeof PLAY_TYPES)[keyof typeof PLAY_TYPES];

/** Value for calls that require a category, if all categories are requested (API-19, WIN-06). */
export const ANY_KIND = 'ALL';

/** Default category of a game list (LIST-02). */
export const DEFAULT_KIND = 'RNG';
