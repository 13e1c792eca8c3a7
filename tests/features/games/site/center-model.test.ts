/** Game center of the site on a real gateway. */
import type { Vendor } from 'lobbykit/domain';
import { gameVendors } from 'lobbykit/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { type CenterState, createGameCenter } from '../../../../site/src/features/games/center-model.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOnGames } from '../../../widgets/game-grid/game-server.ts';
import { lobbyOn, stateOf, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;

beforeAll(async () => {
  server = await gateway();
  // Preloads the lazy modules before the first test measures its time.
  await Promise.all([
    import('../../../../sdk/lobby/games/games.lazy.ts'),
    server.get(`${gameVendors.path}?merchant=demo`),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url);
});
afterEach(() => {
  lobby.dispose();
});

/** Creates the game center of a category and waits until `predicate` returns true for its state. */
async function centerOf(kind: string, predicate: (state: CenterState) => boolean = isThere) {
  const center = createGameCenter(lobby, kind);
  return { center, state: await stateOf({ $state: center.$state, actions: {} }, predicate) };
}
const isThere = ({ vendors, games }: CenterState) => vendors.shown !== undefined && games.shown !== undefined;
const ids = (vendors: readonly Vendor[] | undefined) => vendors?.map(({ id }) => id);

describe('game center category', () => {
  it('CENTER-03 game center category shows its vendors and first games', async () => {
    const { state } = await centerOf('SPORTS');
    expect(ids(state.vendors.shown)).toEqual(['BTI', '123BET', 'IRONLINE', 'TERRACE', 'PADDOCK']);
    expect(state.games.shown?.map(({ kind }) => kind)).toEqual(Array(6).fill('SPORTS'));
  });

  it('CENTER-04 game center of RNG shows only the in-house vendor and its games', async () => {
    const { state } = await centerOf('RNG');
    expect(ids(state.vendors.shown)).toEqual(['BGS']);
    expect(new Set(state.games.shown?.map(({ vendor }) => vendor))).toEqual(new Set(['BGS']));
  });

  it('CENTER-05 CENTER-06 game center shows six games and six vendors, and all after "show more"', async () => {
    const { center, state } = await centerOf('PVP');
    expect([state.vendors.shown?.length, state.vendors.more]).toEqual([6, true]);
    expect([state.games.shown?.length, state.games.more]).toEqual([6, true]);
    center.showAll('vendors');
    const { vendors, games } = center.$state.get();
    expect(vendors.shown?.length).toBeGreaterThan(6);
    expect([vendors.more, games.more]).toEqual([false, true]);
    center.showAll('games');
    expect(center.$state.get().games).toMatchObject({ shown: { length: 50 }, more: false });
  });

  it('CENTER-05 game center offers no "show more" for six vendors', async () => {
    const { state } = await centerOf('LIVE');
    expect([state.vendors.shown?.length, state.vendors.more]).toEqual([6, false]);
  });

  it('game center is empty for an unknown category', async () => {
    const { state } = await centerOf('POKER');
    expect([state.vendors.shown, state.games.shown]).toEqual([[], []]);
  });
});

it('LIST-36 game center requests 50 games of its category', async () => {
  const { lobby: counting, requests } = lobbyOnGames(() => 0);
  const { $state } = createGameCenter(counting, 'FISH');
  const off = $state.subscribe(() => {});
  await eventually(() => expect($state.get().games.shown).toBeDefined());
  expect(requests.map(({ searchParams }) => [searchParams.get('gameType'), searchParams.get('pageSize')])).toEqual([
    ['FISH', '50'],
  ]);
  off();
  counting.dispose();
});

it('LIST-38 game center requests only the last selected language and shows the previous games until the response', async () => {
  const { lobby: speaking, requests } = lobbyOnGames(() => 0);
  const { $state } = createGameCenter(speaking, 'FISH');
  const first = () => $state.get().games.shown?.[0]?.name;
  const off = $state.subscribe(() => {});
  await eventually(() => expect(first()).toMatch(/^EN /));
  for (const language of ['VI', 'EN', 'PT']) speaking.setLanguage(language);
  expect(first()).toMatch(/^EN /);
  await eventually(() => expect(first()).toMatch(/^PT /));
  expect(requests.map(({ searchParams }) => searchParams.get('language'))).toEqual(['EN', 'PT']);
  off();
  speaking.dispose();
});

describe('vendor link', () => {
  it('CENTER-07 vendor with several games leads to its game list', async () => {
    const { center, state } = await centerOf('SPORTS');
    expect(await center.openVendor(state.vendors.shown![0]!)).toEqual({ to: 'gameList?gameType=SPORTS&vassalage=BTI' });
  });

  it('CENTER-07 vendor with a single game launches the game', async () => {
    const { center, state } = await centerOf('SPORTS');
    const paddock = state.vendors.shown!.find(({ id }) => id === 'PADDOCK')!;
    const games = await server.db
      .selectFrom('games')
      .select(['node_id', 'game_id'])
      .where('vendor_code', '=', 'PADDOCK')
      .execute();
    expect(games).toHaveLength(1);
    expect(await center.openVendor(paddock)).toMatchObject({
      launch: { vendor: 'PADDOCK', nodeId: String(games[0]?.node_id), gameId: games[0]?.game_id, kind: 'SPORTS' },
    });
  });
});

it('game center shows a load error and retries the failed requests', async () => {
  const fetchSpy = vi.fn(fetch);
  fetchSpy.mockImplementation(async (input, init) => {
    if (new Request(input, init).url.includes('GCSGAME_')) return new Response('', { status: 400 });
    return fetch(input, init);
  });
  lobby.dispose();
  lobby = lobbyOn(server.url, { fetch: fetchSpy as typeof fetch });
  const { center, state } = await centerOf(
    'LIVE',
    ({ vendors, games }) => vendors.error !== null && games.error !== null,
  );
  expect(state.vendors.shown).toBeUndefined();
  fetchSpy.mockImplementation(fetch);
  const again = stateOf({ $state: center.$state, actions: {} }, isThere);
  center.retry();
  expect((await again).vendors).toMatchObject({ shown: { length: 6 }, error: null });
});
