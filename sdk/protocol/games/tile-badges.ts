/** What the tile of a game carries: the flag Hot or New, the badge of its vendor, and a heart (TILE-02..05). */
import type { Game } from './parse-games.ts';

/** Vendor whose tiles carry a badge (TILE-05). */
export const BADGE_VENDOR = 'JL';

/** Kinds whose hearts belong to the lottery lists (TILE-02, FAV-09). */
const LOTTERY_KINDS: readonly string[] = ['LOTT', 'ELOTT'];

/**
 * The flag in the corner of a tile: Hot comes before New (TILE-03, OPEN: TILE-04).
 * @param hotTags false: nothing is called hot, for a member who takes a break from play (LIMIT-02)
 */
export const gameTag = ({ isHot, isNew }: Pick<Game, 'isHot' | 'isNew'>, hotTags: boolean): 'hot' | 'new' | null =>
  isHot && hotTags ? 'hot' : isNew ? 'new' : null;

/** Does the tile carry the badge of its vendor (TILE-05)? */
export const hasBadge = ({ vendor }: Pick<Game, 'vendor'>): boolean => vendor === BADGE_VENDOR;

/** Has the tile a heart? Lotteries have one of their own in their own lists (TILE-02, OPEN: FAV-09). */
export const canBeFavorite = ({ kind }: Pick<Game, 'kind'>): boolean => !LOTTERY_KINDS.includes(kind);
