/** Model of the game grid: its requests, their timing, and the state in the meantime. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameGrid } from '../../../sdk/widgets/game-grid/model.ts';
import type { GameGridParams } from '../../../sdk/widgets/game-grid/props.ts';
import { stubPage } from '../lobby.ts';
import { type GameServer, lobbyOnGames } from './game-server.ts';

const DELAY = 100;

beforeEach(() => {
  stubPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open(params: GameGridParams = {}, options: Parameters<typeof lobbyOnGames>[1] = {}) {
  const server: GameServer = lobbyOnGames(() => DELAY, options);
  const events: unknown[] = [];
  const grid = createGameGrid(server.lobby, params, (name, detail) => events.push([name, detail]) > 0);
  grid.$state.subscribe(() => {});
  await vi.dynamicImportSettled();
  await pass(DELAY);
  await vi.dynamicImportSettled();
  await pass(DELAY);
  return { grid, events, ...server, state: () => grid.$state.get() };
}

const pagesOf = (requests: readonly URL[]) => requests.map(url => url.searchParams.get('pageNo'));

describe('requests of the game grid', () => {
  it('LIST-35 API-21 first request is for 25 slots of the merchant', async () => {
    const { requests, state } = await open();
    expect(requests.map(url => Object.fromEntries(url.searchParams))).toEqual([
      {
        merchant: 'demo',
        platform: 'html5',
        gameType: 'RNG',
        language: 'EN',
        pageNo: '1',
        pageSize: '25',
        clientType: '2',
      },
    ]);
    expect(state()).toMatchObject({ status: 'ready', tab: 'all', hasMore: true });
    expect(state().games).toHaveLength(25);
  });

  it('first request uses page size and filter of the params', async () => {
    const { requests } = await open({ pageSize: 50, vendor: 'JL', query: ' gold ', minBet: '0.1', gameClass: 'NEW' });
    expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
      pageSize: '50',
      vassalage: 'JL',
      gameName: 'gold',
      minBet: '0.1',
      isNew: '1',
    });
  });

  it('LIST-23 LIST-24 more() appends the next page until there is no next page', async () => {
    const { grid, requests, events, state } = await open({ pageSize: 100 });
    void grid.actions.more();
    // The grid sends only one request at a time.
    void grid.actions.more();
    await pass(DELAY);
    expect(pagesOf(requests)).toEqual(['1', '2']);
    expect(state().games.map(({ nodeId }) => Number(nodeId))).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    expect(state().hasMore).toBe(false);
    await grid.actions.more();
    expect(requests).toHaveLength(2);
    expect(events.filter(event => (event as readonly unknown[])[0] === 'page')).toEqual([
      ['page', { page: 1, hasMore: true, lobby: 'default' }],
      ['page', { page: 2, hasMore: false, lobby: 'default' }],
    ]);
  });

  it('LIST-24 next page is requested by cursor and skips no game when a game of the previous page is removed', async () => {
    const { grid, requests, removed, state } = await open({ pageSize: 75 }, { cursors: true });
    removed.add(10);
    void grid.actions.more();
    await pass(DELAY);
    expect(requests.map(url => url.searchParams.get('cursor'))).toEqual([null, '75']);
    expect(state().games.map(({ nodeId }) => Number(nodeId))).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    expect(state().hasMore).toBe(false);
  });

  it('LIST-17 a tab change clears the list immediately and requests page 1', async () => {
    const { grid, requests, state } = await open();
    void grid.actions.more();
    await pass(DELAY);
    grid.actions.selectTab('hot');
    expect(state()).toMatchObject({ status: 'loading', games: [], tab: 'hot' });
    await pass(DELAY);
    expect(requests.at(-1)?.pathname).toContain('hotGamesV2');
    expect(state().games).toHaveLength(30);
  });

  it('LIST-23 applying a filter keeps the old games visible until the response arrives', async () => {
    const { grid, state } = await open();
    grid.actions.selectVendor('JL');
    expect(state()).toMatchObject({ status: 'ready', updating: true, choice: { dataType: 'search', vendor: 'JL' } });
    expect(state().games).toHaveLength(25);
    await pass(DELAY);
    expect(state().updating).toBe(false);
    expect(new Set(state().games.map(({ vendor }) => vendor))).toEqual(new Set(['JL']));
  });

  it('LIST-27 a typed name is trimmed and requested once, 500 ms after the last letter', async () => {
    const { grid, requests } = await open();
    for (const typed of [' g', ' go', ' gold ']) {
      grid.actions.type(typed);
      await pass(499);
    }
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(requests.slice(1).map(url => url.searchParams.get('gameName'))).toEqual(['gold']);
    grid.actions.type('gold');
    await pass(1_000);
    expect(requests).toHaveLength(2);
  });

  it('LIST-27 a tab change cancels the pending search', async () => {
    const { grid, requests, state } = await open();
    grid.actions.type('gold');
    grid.actions.selectTab('hot');
    await pass(1_000);
    expect(requests.filter(url => url.searchParams.has('gameName'))).toEqual([]);
    expect(state()).toMatchObject({ typed: '', tab: 'hot' });
  });

  it('LIST-38 a new language is requested 250 ms after the last change', async () => {
    const { lobby, requests, state } = await open();
    lobby.setLanguage('VI');
    await pass(200);
    lobby.setLanguage('PT');
    await pass(249);
    expect(requests).toHaveLength(1);
    await pass(1 + DELAY);
    expect(requests.slice(1).map(url => url.searchParams.get('language'))).toEqual(['PT']);
    expect(state().games[0]?.name).toBe('PT Gold 1');
  });
});

describe('filter and result panels', () => {
  it('LIST-15 filter panel and result panel open and close independently', async () => {
    const { grid, state } = await open();
    const panels = () => [state().filterOpen, state().resultOpen];
    grid.actions.openResult();
    grid.actions.openFilter();
    expect(panels()).toEqual([true, true]);
    grid.actions.closeResult();
    expect(panels()).toEqual([true, false]);
    grid.actions.closeFilter();
    expect(panels()).toEqual([false, false]);
  });

  it('LIST-21 a filter draft sends no request until it is applied', async () => {
    const { grid, requests, state } = await open();
    grid.actions.openFilter();
    grid.actions.draft({ vendor: 'NOVA', name: 'tiger' });
    await pass(2_000);
    expect(requests).toHaveLength(1);
    grid.actions.applyDraft();
    await pass(DELAY);
    expect(state()).toMatchObject({ filterOpen: false, typed: 'tiger', choice: { dataType: 'all', vendor: 'NOVA' } });
    expect(state().games.every(({ vendor, name }) => vendor === 'NOVA' && name.includes('Tiger'))).toBe(true);
  });

  it('another category in the filter draft clears the vendor', async () => {
    const { grid, state } = await open();
    grid.actions.draft({ vendor: 'JL' });
    grid.actions.draft({ kind: 'LIVE' });
    expect(state().draft).toMatchObject({ kind: 'LIVE', vendor: null });
  });

  it('LIST-14 visitor can remove a single filter or all filters', async () => {
    const { grid, state } = await open({ vendor: 'JL', query: 'gold', minBet: '0.5' });
    grid.actions.drop('minBet');
    expect(state().choice).toMatchObject({ name: 'gold', vendor: 'JL', minBet: 'ALL' });
    grid.actions.drop('all');
    expect(state().choice).toMatchObject({ name: '', vendor: null });
  });
});

describe('failures of the game grid', () => {
  it('a failed later page is reported below the list and can be retried', async () => {
    let down = true;
    const rejects = (url: URL) => down && url.searchParams.get('pageNo') === '2';
    const { grid, requests, state } = await open({}, { rejects });
    void grid.actions.more();
    await pass(30_000);
    expect(state()).toMatchObject({ status: 'ready', more: { loading: false, error: { kind: 'http' } } });
    expect(state().games).toHaveLength(25);
    down = false;
    void grid.actions.retry();
    await pass(DELAY);
    expect(state().games).toHaveLength(50);
    expect(state().more.error).toBeNull();
    expect(pagesOf(requests).at(-1)).toBe('2');
  });

  it('a failed first page shows the error state and can be retried', async () => {
    let down = true;
    const { grid, state } = await open({}, { rejects: () => down });
    await pass(30_000);
    expect(state().status).toBe('error');
    down = false;
    void grid.actions.retry();
    await pass(DELAY);
    expect(state().status).toBe('ready');
  });
});

describe('restored grid', () => {
  it('grid restores its stored state without a request', async () => {
    const { grid, lobby, requests } = await open();
    void grid.actions.more();
    await pass(DELAY);
    const stored = grid.actions.snapshot();
    const again = createGameGrid(lobby, {}, () => true, stored);
    again.$state.subscribe(() => {});
    await pass(1_000);
    expect(again.$state.get().games).toEqual(grid.$state.get().games);
    expect(pagesOf(requests)).toEqual(['1', '2']);
  });
});
