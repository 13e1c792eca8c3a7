/** Favourites and recents of the member who is signed in (EP-13 to EP-15, API-25 to API-29). */
import { addFavorite, addRecentGame, favoriteGames, favoriteIds, recentGames, removeFavorite } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { forMember, type Route } from '../http/routes.ts';
import { pagesOf, toWireGames } from '../service/games/game-answers.ts';
import { addFavourite, addRecent, type KeepCall, removeFavourite } from '../service/games/kept-games.ts';
import type { MemberSession } from '../store/account/sessions.ts';
import { listKept } from '../store/games/kept-games.ts';

export interface KeptGameRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** A language there are texts in. */
  readonly language: (asked: string | undefined) => Promise<string>;
}

/** The `token` in the bodies is not looked at: the header says whose call it is (S2, S13). */
export function keptGameRoutes({ db, now, language }: KeptGameRoutesOptions): Route[] {
  return [
    forMember(favoriteIds, async ({ body, session }) => {
      const page = { number: Number(body.pageNo), size: Number(body.pageSize) };
      const { rows, total } = await listKept(db, { kind: 'favourite', ...ownerOf(session) }, page);
      return { value: { content: rows.map(({ node_id }) => node_id), totalPages: pagesOf(total, page.size) } };
    }),
    forMember(favoriteGames, async ({ body, session }) => {
      const page = { number: Number(body.pageNo), size: Number(body.pageSize) };
      const asked = { kind: 'favourite', ...ownerOf(session), gameType: body.gameType } as const;
      const found = await listKept(db, asked, page);
      return {
        value: {
          content: toWireGames(found, await language(body.language)),
          totalPages: pagesOf(found.total, page.size),
          pageNum: page.number,
        },
      };
    }),
    forMember(addFavorite, async ({ body, session }) => {
      await addFavourite(db, keepCall(body, session), now());
      return { value: {} };
    }),
    forMember(removeFavorite, async ({ body, session }) => {
      await removeFavourite(db, keepCall(body, session));
      return { value: {} };
    }),
    forMember(recentGames, async ({ query, session }) => {
      const page = { number: Number(query.page), size: Number(query.pageSize) };
      const asked = { kind: 'recent', ...ownerOf(session), gameType: query.gameType } as const;
      const found = await listKept(db, asked, page);
      return {
        value: {
          list: toWireGames(found, await language(query.language)),
          totalPages: pagesOf(found.total, page.size),
        },
      };
    }),
    forMember(addRecentGame, async ({ body, session }) => {
      await addRecent(db, keepCall(body, session), now());
      return { value: {} };
    }),
  ];
}

const ownerOf = ({ memberId, merchantCode }: MemberSession) => ({ memberId, merchant: merchantCode });

/** No node id of ours is other than a whole number that fits the column; anything else is a game nobody offers. */
const keepCall = (
  { nodeId, vendor }: { readonly nodeId: string | number; readonly vendor: string },
  session: MemberSession,
): KeepCall => ({ ...ownerOf(session), nodeId: /^\d{1,9}$/.test(String(nodeId)) ? Number(nodeId) : -1, vendor });
