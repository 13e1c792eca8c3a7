/** Badges of a game tile: the tag Hot or New, the vendor's badge, and the favorite button (TILE-02..05). */
import type { Game } from './parse-games.ts';

/** Vendor whose tiles have a badge (TILE-05). */
export const BADGE_VENDOR = 'JL';

/** Categories whose games become favorites in the lottery lists instead (TILE-02, FAV-09). */
const LOTTERY_KINDS: readonly string[] = ['LOTT', 'ELOTT'];

/**
 * Returns the tag in the corner of a tile. Hot takes precedence over New (TILE-03, OPEN: TILE-04).
 * @param hotTags false omits the tag Hot, for a member with an active exclusion (LIMIT-02)
 */
export const gameTag = ({ isHot, isNew }: Pick<Game, 'isHot' | 'isNew'>, hotTags: boolean): 'hot' | 'new' | null =>
  isHot && hotTags ? 'hot' : isNew ? 'new' : null;

/** Checks whether the tile has the vendor badge (TILE-05). */
export const hasBadge = ({ vendor }: Pick<Game, 'vendor'>): boolean => vendor === BADGE_VENDOR;

/**
 * Checks whether the tile has a favorite button. Lotteries have favorites in their own lists instead (TILE-02, OPEN:
 * FAV-09).
 */
export const canBeFavorite = ({ kind }: Pick<Game, 'kind'>): boolean => !LOTTERY_KINDS.includes(kind);
