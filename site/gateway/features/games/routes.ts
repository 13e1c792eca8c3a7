/**
 * Routes of games and vendors, with equal responses for members and visitors (EP-12, EP-16, API-19 to API-24, API-30,
 * API-31).
 */
import { ERROR_CODES, gameList, gameVendors, hotGames, vendorGameTypes } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { success } from '../../platform/http/envelope.ts';
import { type Plan, type Route, shared } from '../../platform/http/route.ts';
import { type CachedGames, createGameCache } from './game-cache.ts';
import { pagesOf, toVendorData, toVendorMenu, toWireGames } from './responses.ts';
import { searchWords } from './search.ts';
import { readVendors } from './vendors-repository.ts';

export interface GameRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the requested language if the lotteries have names in it, else English. */
  readonly language: (requested: string | undefined) => Promise<string>;
  /** Returns a number that increases with every change of rows that the game lists depend on. */
  readonly edition: () => number;
}

/** Maximum number of hot games, equal to the largest page size, because their list has no pages. */
const MAX_HOT = 100;

export function gameRoutes({ db, now, language, edition }: GameRoutesOptions): Route[] {
  const shelf = createGameCache(db, edition);
  /**
   * Creates a response from a merchant's games that is cached until rows change. Throws ApiError `merchant.unknown` if
   * no merchant has the code.
   */
  const ofMerchant = (key: string, merchant: string | null, read: (games: CachedGames) => unknown): Plan => ({
    key,
    steady: true,
    async build() {
      const games = await shelf.read();
      if (merchant !== null && !games.merchants.has(merchant)) {
        throw new ApiError(ERROR_CODES.merchantUnknown, 'No merchant has this code.');
      }
      return { envelope: success(await read(games), now(), { sandbox: games.isSandbox }) };
    },
  });

  return [
    shared(hotGames, async query => {
      const known = await language(query.language);
      const { gameType, merchantCode: merchant = null } = query;
      return ofMerchant(JSON.stringify([known, gameType, merchant]), merchant, games =>
        toWireGames(games.list({ merchant, gameType, onlyTop: true }, { number: 1, size: MAX_HOT }), known),
      );
    }),
    shared(gameList, async query => {
      const known = await language(query.language);
      const { merchant, gameType, gameName, vassalage, gameClassify, minBet, isNew, minLine } = query;
      const page = { number: Number(query.pageNo), size: Number(query.pageSize), cursor: query.cursor };
      const filter = {
        merchant,
        gameType,
        vendor: vassalage,
        name: gameName?.trim() || undefined,
        gameClass: gameClassify,
        minBet: minBet === undefined ? undefined : String(minBet),
        minLines: minLine === undefined ? undefined : Number(minLine),
        onlyNew: isNew !== undefined,
      };
      // Equal search words share a cache key. Null (no search) differs from '' (a term without letters or digits),
      // which matches no game.
      const normalized = filter.name === undefined ? null : searchWords(filter.name).join(' ');
      const key = JSON.stringify([known, page, { ...filter, name: normalized }]);
      return ofMerchant(key, merchant, games => {
        const found = games.list(filter, page);
        return {
          games: toWireGames(found, known),
          pageNum: page.number,
          totalPages: pagesOf(found.total, page.size),
          cursor: found.cursor,
        };
      });
    }),
    shared(gameVendors, async ({ merchant }) =>
      ofMerchant(merchant, merchant, async () => toVendorData(await readVendors(db, merchant))),
    ),
    shared(vendorGameTypes, async ({ merchant_code }) =>
      ofMerchant(merchant_code, merchant_code, async () => toVendorMenu(await readVendors(db, merchant_code))),
    ),
  ];
}
