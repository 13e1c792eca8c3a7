/** Prize modes and play types of the specification (SESS-24). */

/** Prize modes: a gateway has a separate lottery menu for each. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Play types, with their values in a launch URL. */
export const PLAY_TYPES = { Tradition: 'trad', Entertainment: 'ent' } as const;
export type PlayType = (typeof PLAY_TYPES)[keyof typeof PLAY_TYPES];
