/** Lottery routes: menu, open draws, recent lotteries, popular lotteries, history (EP-17, EP-19, EP-20). */

import { HOT_GROUP } from 'lobbykit/domain';
import {
  drawHistory,
  gameMenu,
  gameMenuRecent,
  mobileGameMenus,
  mobileGames,
  openedGameNumeros,
  openedNumero,
  popularGames,
} from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { success } from '../../platform/http/envelope.ts';
import { forMember, type Plan, type Route, shared } from '../../platform/http/route.ts';
import { popularGameIds, readHistory, recentGameIds } from './draws-repository.ts';
import type { Menu, MenuReader, StandingLottery } from './menu.ts';
import { toGame, toGroups, toHistory, toOpenDraws } from './responses.ts';

/** Period of the bets that determine popularity, ms: 30 days. */
const POPULAR_MS = 30 * 86_400_000;
/** Maximum number of popular lotteries; a list of nearly all lotteries would be meaningless. */
const MAX_POPULAR = 12;

export interface LotteryRoutesOptions {
  readonly db: Database;
  readonly menu: MenuReader;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export function lotteryRoutes({ db, menu: reader, now }: LotteryRoutesOptions): Route[] {
  /** Creates a shared response that depends on the language only. */
  const withLanguage = async (
    requested: string | undefined,
    toValue: (menu: Menu, language: string, at: number) => unknown | Promise<unknown>,
  ): Promise<Plan> => {
    const language = await reader.language(requested);
    return {
      key: language,
      build: async () => {
        const menu = await reader.read();
        const at = now();
        return {
          envelope: success(await toValue(menu, language, at), at, { refresh: menu.refresh, sandbox: menu.sandbox }),
        };
      },
    };
  };

  const openDraws = async (requested: string | undefined, count: number, gameId?: string): Promise<Plan> => {
    const language = await reader.language(requested);
    return {
      key: `${language} ${count} ${gameId ?? ''}`,
      build: async () => {
        const menu = await reader.read();
        const at = now();
        const lotteries = gameId === undefined ? menu.all : [findLottery(menu, gameId)];
        const { draws, changesAt } = toOpenDraws(lotteries, count, language, at);
        return { envelope: success(draws, at, { refresh: menu.refresh, sandbox: menu.sandbox }), changesAt };
      },
    };
  };

  return [
    shared(gameMenu, ({ language }) => withLanguage(language, toGroups)),
    shared(mobileGameMenus, ({ language }) => withLanguage(language, toGroups)),
    shared(mobileGames, ({ language }) =>
      withLanguage(language, (menu, known, at) => menu.all.map(lottery => toGame(lottery, known, at))),
    ),
    shared(popularGames, ({ language }) =>
      withLanguage(language, async (menu, known, at) => {
        const played = await popularGameIds(db, at - POPULAR_MS, MAX_POPULAR);
        const hot = menu.groups.find(({ tag }) => tag === HOT_GROUP)?.lotteries ?? [];
        // Lotteries without recent bets follow in the operator's order.
        const ids = new Set([...played, ...hot.map(({ lottery }) => lottery.game_id)]);
        return [...ids]
          .flatMap(id => menu.all.find(({ lottery }) => lottery.game_id === id) ?? [])
          .map(standing => toGame(standing, known, at));
      }),
    ),
    shared(openedNumero, ({ language, count }) => openDraws(language, Number(count))),
    shared(openedGameNumeros, ({ language, count, gameId }) => openDraws(language, Number(count), String(gameId))),
    shared(drawHistory, async query => {
      const gameId = String(query.gameId);
      const [pageNo, pageSize] = [Number(query.pageNo), Number(query.pageSize)];
      return {
        key: `${gameId} ${pageNo} ${pageSize}`,
        build: async () => {
          const menu = await reader.read();
          findLottery(menu, gameId);
          const page = await readHistory(db, gameId, pageNo, pageSize);
          return { envelope: success(toHistory(page, pageNo, pageSize), now(), { sandbox: menu.sandbox }) };
        },
      };
    }),
    forMember(gameMenuRecent, async ({ query, session: { memberId } }) => {
      const menu = await reader.read();
      const ids = await recentGameIds(db, memberId, Number(query.recentCount));
      const language = await reader.language(query.language);
      const at = now();
      const found = ids.flatMap(id => menu.all.find(({ lottery }) => lottery.game_id === id) ?? []);
      return { value: found.map(standing => toGame(standing, language, at)), extra: { sandbox: menu.sandbox } };
    }),
  ];
}

function findLottery(menu: Menu, gameId: string): StandingLottery {
  const found = menu.all.find(({ lottery }) => lottery.game_id === gameId);
  if (!found) throw new ApiError('not.found', 'No lottery has this gameId; the menu lists those there are.');
  return found;
}
