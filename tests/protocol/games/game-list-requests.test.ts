import { describe, expect, it } from 'vitest';
import { favoriteGames, gameList, hotGames, recentGames } from '../../../sdk/protocol/games/calls.ts';
import { firstChoice, GAME_CLASSES, type GameStart, MIN_BETS } from '../../../sdk/protocol/games/game-filters.ts';
import {
  belongs,
  favoritesBody,
  hasMorePages,
  hotQuery,
  listQuery,
  pageSizeOf,
  recentQuery,
} from '../../../sdk/protocol/games/game-list-requests.ts';
import { CATEGORY_PAGE_SIZE } from '../../../sdk/protocol/games/page-sizes.ts';
import { parseResponse } from '../../../sdk/protocol/parse-response.ts';

const asker = { merchant: 'demo', language: 'EN', token: 'secret', page: 2, pageSize: 25 };
const query = (start: GameStart) => listQuery(firstChoice(start), asker);

describe('game list requests', () => {
  it('API-21 API-23 game list request has merchant, platform, type, language, page and client', () => {
    expect(query({})).toEqual({
      merchant: 'demo',
      platform: 'html5',
      gameType: 'RNG',
      language: 'EN',
      pageNo: 2,
      pageSize: 25,
      clientType: '2',
    });
  });

  it('API-22 game list request sends each filter in a separate field', () => {
    const all = { name: 'gold', vendor: 'JL', gameClass: 'VP', minBet: '0.05', minLine: '20' } as const;
    expect(query(all)).toMatchObject({
      gameName: 'gold',
      vassalage: 'JL',
      gameClassify: 'VP',
      minBet: '0.05',
      minLine: '20',
    });
  });

  it('LIST-22 game list request sends NEW as isNew=1 and no class for ALL and NEW', () => {
    expect(query({ gameClass: 'NEW' })).toMatchObject({ isNew: '1' });
    for (const gameClass of ['ALL', 'NEW'] as const) expect(query({ gameClass })).not.toHaveProperty('gameClassify');
    expect(query({ gameClass: 'AC' })).not.toHaveProperty('isNew');
  });

  it('LIST-28 LIST-29 every combination of minimum bet and class satisfies the schema of the gateway', () => {
    for (const minBet of MIN_BETS) {
      for (const gameClass of GAME_CLASSES) {
        expect(parseResponse(gameList.query, query({ minBet, gameClass })).ok, `${minBet} ${gameClass}`).toBe(true);
      }
    }
  });

  it('API-19 API-20 hot games request has the merchant and its filter', () => {
    const hot = hotQuery(firstChoice({ kind: 'FISH' }), asker);
    expect(hot).toEqual({
      isPlatform: '2',
      platform: 'html5',
      language: 'EN',
      gameType: 'FISH',
      merchantCode: 'demo',
    });
    expect(parseResponse(hotGames.query, hot).ok).toBe(true);
  });

  it('API-25 recent games request has page, size, type, language and client', () => {
    const recent = recentQuery(firstChoice({}), asker);
    expect(recent).toEqual({ page: 2, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: '2' });
    expect(parseResponse(recentGames.query, recent).ok).toBe(true);
  });

  it('API-27 favorite games request has token, page, size, type and language', () => {
    const favorites = favoritesBody(firstChoice({}), asker);
    expect(favorites).toEqual({ token: 'secret', pageNo: 2, pageSize: 25, gameType: 'RNG', language: 'EN' });
    expect(parseResponse(favoriteGames.body, favorites).ok).toBe(true);
  });

  it('LIST-35 LIST-37 page size is 25, for a category 50, for a lottery vendor 100', () => {
    expect(pageSizeOf({ kind: 'RNG' })).toBe(25);
    expect(CATEGORY_PAGE_SIZE).toBe(50);
    expect(['LOTT', 'ELOTT'].map(kind => pageSizeOf({ kind }))).toEqual([100, 100]);
  });
});

describe('game list responses', () => {
  const game = (vendor: string, kind = 'RNG') => ({ vendor, kind });

  it('LIST-34 shared list contains only games of BGS', () => {
    const shared = firstChoice({ tab: 'hot', inHouse: true });
    expect(['BGS', 'JL'].map(vendor => belongs(shared, game(vendor)))).toEqual([true, false]);
    expect(belongs(firstChoice({ tab: 'hot' }), game('JL'))).toBe(true);
  });

  it('LIST-32 lists of other categories omit ELOTT games', () => {
    expect(belongs(firstChoice({}), game('X', 'ELOTT'))).toBe(false);
    expect(belongs(firstChoice({ kind: 'ELOTT' }), game('X', 'ELOTT'))).toBe(true);
  });

  it('LIST-24 hasMorePages is true exactly if pageNum < totalPages', () => {
    expect([1, 2, 3, 4].map(page => hasMorePages(page, 1, 3))).toEqual([true, true, false, false]);
    expect(hasMorePages(1, 1, null)).toBe(false);
  });

  it('LIST-24 hasMorePages follows the cursor of a response that has one', () => {
    expect([hasMorePages(2, 2, 2, '75'), hasMorePages(1, 1, 3, null)]).toEqual([true, false]);
  });

  it('LIST-25 hasMorePages uses the requested page if the response has none', () => {
    expect([1, 2, 3].map(page => hasMorePages(null, page, 3))).toEqual([true, true, false]);
  });
});
