/** In-house games of the sandbox, which replace the games of vendors. */
import type { Game } from '../../platform/db/schema.ts';

export type InHouseGame = 'reels' | 'dice';

/** Returns the in-house game that a launch of a game opens: dice if its cover shows dice, else the slot machine. */
export const inHouseGameOf = ({ art }: Pick<Game, 'art'>): InHouseGame => (art === 'dice' ? 'dice' : 'reels');
