/** Games and vendors, the same for members and visitors (EP-12, EP-16, API-19 to API-24, API-30, API-31). */
import { ERROR_CODES, gameList, gameVendors, hotGames, vendorGameTypes } from 'lobbykit/wire';
import { searchQuery } from '../db/game-search.ts';
import type { Database } from '../db/schema.ts';
import { Refusal, success } from '../http/reply.ts';
import { type Plan, type Route, shared } from '../http/routes.ts';
import { pagesOf, toVendorData, toVendorMenu, toWireGames } from '../service/game-answers.ts';
import { listGames } from '../store/games.ts';
import { hasMerchant } from '../store/merchants.ts';
import { readSetting } from '../store/settings.ts';
import { readVendors } from '../store/vendors.ts';

export interface GameRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** A language there are texts in. */
  readonly language: (asked: string | undefined) => Promise<string>;
}

/** The hot list comes whole: it is no longer than the largest page. */
const MOST_HOT = 100;

export function gameRoutes({ db, now, language }: GameRoutesOptions): Route[] {
  /** An answer about a merchant's games, kept until rows change. Throws Refusal 404 for a merchant nobody knows. */
  const ofMerchant = (key: string, merchant: string | null, read: () => Promise<unknown>): Plan => ({
    key,
    steady: true,
    async build() {
      if (merchant !== null && !(await hasMerchant(db, merchant))) {
        throw new Refusal(404, ERROR_CODES.merchantUnknown, 'No merchant has this code.');
      }
      return { envelope: success(await read(), now(), { sandbox: await readSetting(db, 'sandbox') }) };
    },
  });

  return [
    shared(hotGames, async query => {
      const known = await language(query.language);
      const { gameType, merchantCode: merchant = null } = query;
      return ofMerchant(JSON.stringify([known, gameType, merchant]), merchant, async () =>
        toWireGames(await listGames(db, { merchant, gameType, onlyTop: true }, { number: 1, size: MOST_HOT }), known),
      );
    }),
    shared(gameList, async query => {
      const known = await language(query.language);
      const { merchant, gameType, gameName, vassalage, gameClassify, minBet, isNew, minLine } = query;
      const page = { number: Number(query.pageNo), size: Number(query.pageSize) };
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
      // However they are written, the same words ask for the same; signs alone ask for nothing, which is not the whole list.
      const asked = filter.name === undefined ? null : (searchQuery(filter.name) ?? '');
      const key = JSON.stringify([known, page, { ...filter, name: asked }]);
      return ofMerchant(key, merchant, async () => {
        const found = await listGames(db, filter, page);
        return { games: toWireGames(found, known), pageNum: page.number, totalPages: pagesOf(found.total, page.size) };
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
