/** Constants of the source documents: prize modes and play types (SESS-24), kinds of games. */

/** Menus of lotteries that a gateway may have. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Play types and how a launch address spells them. */
export const PLAY_TYPES = { Tradition: 'trad', Entertainment: 'ent' } as const;
export type PlayType = (typeof PLAY_TYPES)[keyof typeof PLAY_TYPES];

/** Stands for games of every kind where a call wants one (API-19, WIN-06). */
export const ANY_KIND = 'ALL';

/** Type of a list of games that names none (LIST-02). */
export const DEFAULT_KIND = 'RNG';
