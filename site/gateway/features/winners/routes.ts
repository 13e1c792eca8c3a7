/** Route of the winner board (EP-16, WIN-06 to WIN-08). */
import { rankList } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { type OriginRules, visitedMerchant } from '../../platform/http/cors.ts';
import { success } from '../../platform/http/envelope.ts';
import { type Route, shared } from '../../platform/http/route.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { readWins } from './repository.ts';
import { toWinners } from './service.ts';

const ALL = 'ALL';
const MAX = 20;
/** Time for which a response is cached, ms; this also limits the rate of queries (R7). */
const FRESH_MS = 1_000;

export interface WinnerRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the requested language if the lotteries have names in it, else English. */
  readonly language: (requested: string | undefined) => Promise<string>;
}

export const winnerRoutes = ({ db, rules, now, language: known }: WinnerRoutesOptions): Route[] => [
  shared(rankList, async ({ gameCategory, language: requested, limitNum }, request) => {
    const merchant = await visitedMerchant(request, rules);
    const language = await known(requested);
    const count = Math.min(Number(limitNum), MAX);
    const gameType = gameCategory === ALL ? null : gameCategory;
    return {
      key: JSON.stringify([merchant, language, gameType, count]),
      byCaller: true,
      async build() {
        const { winnerThreshold: min } = await readSetting(db, 'play');
        const wins = merchant === null ? [] : await readWins(db, { merchant, min, gameType, count });
        const symbol = merchant === null ? '' : (await readTerms(db, merchant)).currencySymbol;
        const value = toWinners(wins, language, symbol);
        const at = now();
        return {
          envelope: success(value, at, { sandbox: await readSetting(db, 'sandbox') }),
          changesAt: at + FRESH_MS,
        };
      },
    };
  }),
];
