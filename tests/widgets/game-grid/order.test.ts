/** R10: for random choices and response orders, the list is that of the last request. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameGrid, type GameGridModel } from '../../../sdk/widgets/game-grid/model.ts';
import { seededRandom } from '../../helpers/chance/seed.ts';
import { stubPage } from '../lobby.ts';
import { lobbyOnGames, responseTo } from './game-server.ts';

const SEQUENCES = 500;

beforeEach(() => {
  stubPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the game names that the server returns for the selection of the grid, up to the given number of pages. */
function expected(grid: GameGridModel, language: string, pages: number): string[] {
  const { choice } = grid.$state.get();
  const names: string[] = [];
  for (let pageNo = 1; pageNo <= pages; pageNo++) {
    const query = new URLSearchParams({ language, pageNo: String(pageNo), gameName: choice.name });
    if (choice.vendor) query.set('vassalage', choice.vendor);
    const path = choice.dataType === 'hot' ? 'GCSGAME_hotGamesV2' : 'GCSGAME_gameList';
    names.push(...responseTo(new URL(`https://gateway.test/${path}?${query}`)).found.map(({ gameName }) => gameName));
  }
  return names;
}

describe('load test of grid choices', () => {
  it(`R10 LIST-26 grid shows the response of the last request without duplicates, ${SEQUENCES} times`, async () => {
    const random = seededRandom(20_261_120);
    const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const { lobby } = lobbyOnGames(() => 5 + random() * 2_500);
    const languages = ['EN', 'VI', 'PT'];
    // Lazy chunks load before the load test, because they do not use the simulated network.
    await lobby.textReady('games');
    const first = createGameGrid(lobby).$state.subscribe(() => {});
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5_000);
    first();

    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const grid = createGameGrid(lobby);
      const off = grid.$state.subscribe(() => {});
      let last: string | null = null;
      let dataType = 'all';
      let name = '';
      const steps = {
        tab() {
          dataType = one(['all', 'hot'] as const);
          name = '';
          last = null;
          grid.actions.selectTab(dataType as 'all' | 'hot');
        },
        vendor() {
          last = one(['JL', 'BGS', 'NOVA', null]);
          dataType = last === null ? 'all' : 'search';
          grid.actions.selectVendor(last);
        },
        search() {
          const typed = one(['gold', 'tiger', ' Fruit ', '']);
          if (typed.trim() !== name) dataType = 'all';
          name = typed.trim();
          grid.actions.type(typed);
          grid.actions.submit();
        },
        language: () => lobby.setLanguage(one(languages)),
        more: () => void grid.actions.more(),
      };
      for (let step = 0; step < 8; step++) {
        steps[one(['tab', 'vendor', 'search', 'language', 'more', 'more'] as const)]();
        await vi.advanceTimersByTimeAsync(random() * 700);
      }
      await vi.advanceTimersByTimeAsync(10_000);

      const { games, choice, status, updating } = grid.$state.get();
      expect({ dataType: choice.dataType, name: choice.name, vendor: choice.vendor }, `sequence ${sequence}`).toEqual({
        dataType,
        name,
        vendor: last,
      });
      const pages = grid.actions.snapshot()?.page ?? 0;
      const names = games.map(game => game.name);
      expect(names, `sequence ${sequence}`).toEqual(expected(grid, lobby.$language.get(), pages));
      expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
      expect({ status, updating }).toEqual({ status: 'ready', updating: false });
      off();
      await vi.advanceTimersByTimeAsync(1_500);
    }
  });
});
