/** In-house games of the sandbox, which replace the games of vendors. */
import type { Game } from '../../platform/db/schema.ts';

export type InHouseGame = 'reels' | 'dice';

type Tile = Pick<Game, 'game_type' | 'art'>;

/** Categories with bets on numbers or cards, to which the dice are closest. */
const TABLES: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'LOTT', 'ELOTT']);

/**
 * Returns the in-house game that a launch of a game opens: dice for tables and for slots whose cover shows dice, else
 * the slot machine. Lotteries of the draw engine open their lottery.
 */
export const inHouseGameOf = ({ game_type, art }: Tile): InHouseGame =>
  art === 'dice' || TABLES.has(game_type) ? 'dice' : 'reels';

/** Returns whether the in-house game belongs to another family than the tile promises, so that the page has to say so. */
export const isDemoOf = ({ game_type }: Tile): boolean => game_type !== 'RNG';
