/** Games built into the gateway, which a sandbox opens in place of the vendors' games. */
import type { Game } from '../../platform/db/schema.ts';

export type InHouseGame = 'reels' | 'dice';

type Tile = Pick<Game, 'game_type' | 'art'>;

/** Categories of card and lottery games, which the dice resemble more than the slot machine does. */
const TABLES: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'LOTT', 'ELOTT']);

/**
 * Returns the built-in game that opens when a game is launched: the dice for card and lottery games and for games with
 * a dice cover, else the slot machine. A lottery of the draw engine opens itself instead.
 */
export const inHouseGameOf = ({ game_type, art }: Tile): InHouseGame =>
  art === 'dice' || TABLES.has(game_type) ? 'dice' : 'reels';

/** Returns whether the built-in game is of another kind than the launched game, so that its page has to state this. */
export const isDemoOf = ({ game_type }: Tile): boolean => game_type !== 'RNG';
