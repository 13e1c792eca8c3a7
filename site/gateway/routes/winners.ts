/** The winner board (EP-16, WIN-06 to WIN-08). */
import { rankList } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { success } from '../http/reply.ts';
import { type Route, shared } from '../http/routes.ts';
import { toWinners } from '../service/winners.ts';
import { readSetting } from '../store/settings.ts';
import { readWins } from '../store/winners.ts';

const ALL = 'ALL';
const MOST = 20;
/** A win is on the board after so long at most; the board is read no more often, however many ask (R7). */
const FRESH_MS = 1_000;

export interface WinnerRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** A language there are names in. */
  readonly language: (asked: string | undefined) => Promise<string>;
}

export const winnerRoutes = ({ db, now, language: known }: WinnerRoutesOptions): Route[] => [
  shared(rankList, async ({ gameCategory, language: asked, limitNum }) => {
    const language = await known(asked);
    const count = Math.min(Number(limitNum), MOST);
    const gameType = gameCategory === ALL ? null : gameCategory;
    return {
      key: JSON.stringify([language, gameType, count]),
      async build() {
        const { winnerThreshold: least } = await readSetting(db, 'play');
        const { currencySymbol } = await readSetting(db, 'wallet');
        const value = toWinners(await readWins(db, { least, gameType, count }), language, currencySymbol);
        const at = now();
        return {
          envelope: success(value, at, { sandbox: await readSetting(db, 'sandbox') }),
          changesAt: at + FRESH_MS,
        };
      },
    };
  }),
];
