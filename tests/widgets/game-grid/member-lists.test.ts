/** Game grid of a member on a real gateway: favorites and recent games. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { memberInfo } from '../../../sdk/protocol/account/member-calls.ts';
import { addRecentGame } from '../../../sdk/protocol/games/calls.ts';
import { startExclusion } from '../../../sdk/protocol/limits/calls.ts';
import { createGameGrid, type GridState } from '../../../sdk/widgets/game-grid/model.ts';
import { eventually } from '../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, startSession, stateOf, stubPage } from '../lobby.ts';
import { PASSWORD } from '../login-modal/login-kit.ts';

let server: TestGateway;
let lobby: Lobby;
let count = 0;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => void stubPage());
afterEach(() => {
  lobby.dispose();
});

const ready = ({ status }: GridState) => status === 'ready';
const ids = ({ games }: GridState) => games.map(({ nodeId }) => nodeId);

/** Lobby with a separate member; `rejectedCall` names a path that returns an error, `wait` delays a call. */
async function memberLobby(
  rejectedCall?: string,
  wait: (url: string) => Promise<void> = async () => {},
): Promise<Lobby> {
  await startSession(server, `owner${++count}`);
  lobby = lobbyOn(server.url, {
    fetch: async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      await wait(url);
      return rejectedCall && url.includes(rejectedCall)
        ? Response.json({ success: false, message: 'Not this one' })
        : fetch(input, init);
    },
  });
  return lobby;
}

/** Adds the first `games` games of the list to the favorites and returns them. */
async function heart(games: number) {
  const all = createGameGrid(lobby);
  const state = await stateOf(all, ready);
  const chosen = state.games.slice(0, games);
  for (const game of chosen) await all.actions.toggleFavorite(game);
  return chosen;
}

describe('favorites tab', () => {
  it('FAV-04 FAV-08 a favorite is listed on the fav tab and disappears immediately when removed', async () => {
    await memberLobby();
    const [first, second] = await heart(2);
    const grid = createGameGrid(lobby, { tab: 'fav' });
    const off = grid.$state.listen(() => {});
    expect(ids(await stateOf(grid, ready)).sort()).toEqual([first!.nodeId, second!.nodeId].sort());
    const dropped = grid.actions.toggleFavorite(first!);
    expect(ids(await stateOf(grid, state => state.games.length === 1))).toEqual([second!.nodeId]);
    await dropped;
    off();
  });

  it('FAV-04 FAV-05 fav tab that is opened during a pending favorite change includes the change', async () => {
    let saved: (() => void) | null = null;
    const saving = (url: string) =>
      /(add|remove)FavoriteGameV2/.test(url)
        ? new Promise<void>(resolve => {
            saved = resolve;
          })
        : Promise.resolve();
    await memberLobby(undefined, saving);
    const grid = createGameGrid(lobby);
    const off = grid.$state.listen(() => {});
    const { games } = await stateOf(grid, ready);
    for (const expected of [[games[0]!.nodeId], []]) {
      const toggled = grid.actions.toggleFavorite(games[0]!);
      grid.actions.selectTab('fav');
      expect(grid.$state.get().status).toBe('loading');
      await eventually(() => expect(saved).not.toBeNull());
      // Waits long enough for a list that would not wait for the pending change.
      await new Promise(resolve => setTimeout(resolve, 100));
      expect(grid.$state.get().status).toBe('loading');
      saved!();
      saved = null;
      await toggled;
      expect(ids(await stateOf(grid, ({ status }) => status !== 'loading'))).toEqual(expected);
      grid.actions.selectTab('all');
      await stateOf(grid, ready);
    }
    off();
  });

  it('FAV-05 FAV-06 FAV-07 a rejected removal of a favorite restores the game at its position and shows a message', async () => {
    await memberLobby('removeFavoriteGameV2');
    const [first] = await heart(3);
    const grid = createGameGrid(lobby, { tab: 'fav' });
    const seen: string[][] = [];
    const off = grid.$state.subscribe(state => seen.push([...ids(state)]));
    const before = ids(await stateOf(grid, ready));
    await grid.actions.toggleFavorite(first!);
    const after = await stateOf(grid, ({ toast }) => toast?.kind === 'failed');
    expect(seen.some(shown => shown.length === 2 && !shown.includes(first!.nodeId))).toBe(true);
    expect(ids(after)).toEqual(before);
    expect(after.toast).toMatchObject({ error: { message: 'Not this one' } });
    expect(after.favorites.has(first!.nodeId)).toBe(true);
    off();
  });

  it('FAV-05 the next page after the removal of a favorite skips no game', async () => {
    await memberLobby();
    const chosen = await heart(25);
    const more = await stateOf(createGameGrid(lobby, { gameType: 'RNG', pageSize: 40 }), ready);
    const all = createGameGrid(lobby);
    const others = more.games.slice(25, 30);
    for (const game of others) await all.actions.toggleFavorite(game);
    const grid = createGameGrid(lobby, { tab: 'fav' });
    const off = grid.$state.listen(() => {});
    const first = await stateOf(grid, ready);
    expect(first.games).toHaveLength(25);
    const removed = first.games[3]!;
    await grid.actions.toggleFavorite(removed);
    await grid.actions.more();
    await grid.actions.more();
    const expected = [...chosen, ...others].map(({ nodeId }) => nodeId).filter(id => id !== removed.nodeId);
    expect(ids(grid.$state.get()).sort()).toEqual(expected.sort());
    off();
  });
});

describe('game grid during an exclusion', () => {
  it('LIMIT-02 grid hides Hot badges during an exclusion and requests no member info for a visitor', async () => {
    const requests: string[] = [];
    await memberLobby(undefined, async url => void requests.push(url));
    await lobby.call(startExclusion, { body: { length: '24h' } });
    const grid = createGameGrid(lobby);
    const off = grid.$state.listen(() => {});
    await stateOf(grid, ({ hotTags }) => !hotTags);
    await lobby.logout();
    await stateOf(grid, ({ hotTags }) => hotTags);
    requests.length = 0;
    await stateOf(createGameGrid(lobby), ready);
    expect(requests.filter(url => url.includes(memberInfo.path))).toEqual([]);
    off();
  });
});

describe('tabs for members', () => {
  it('LIST-07 LIST-34 API-25 API-26 recent tab of the shared list shows the played games of BGS', async () => {
    await memberLobby();
    const everything = await stateOf(createGameGrid(lobby), ready);
    const ours = await stateOf(createGameGrid(lobby, { inHouse: true }), ready);
    const other = everything.games.find(({ vendor }) => vendor !== 'BGS')!;
    for (const { nodeId, vendor } of [ours.games[0]!, other]) {
      await lobby.call(addRecentGame, { body: { nodeId, vendor } });
    }
    const grid = createGameGrid(lobby, { inHouse: true, tab: 'recent' });
    expect(ids(await stateOf(grid, ready))).toEqual([ours.games[0]!.nodeId]);
  });

  it('LIST-33 FAV-01 a tab for members requests a login from a visitor and leaves the selected tab unchanged', async () => {
    lobby = lobbyOn(server.url);
    const requests: unknown[] = [];
    lobby.on('login-request', event => requests.push(event.detail.reason));
    lobby.offerLogin(() => {});
    const grid = createGameGrid(lobby, { inHouse: true });
    const { games } = await stateOf(grid, ready);
    grid.actions.selectTab('recent');
    grid.actions.selectTab('favorites');
    await grid.actions.toggleFavorite(games[0]!);
    await grid.actions.launch(games[0]!);
    expect(requests).toEqual(['recent', 'favorite', 'favorite', 'launch']);
    expect(grid.$state.get().tab).toBe('all');
  });

  it.each([
    ['opens by it', true],
    ['is forgotten once the grid is left', false],
  ])('LIST-33 the tab that requested a login %s', async (_, stays) => {
    lobby = lobbyOn(server.url);
    lobby.offerLogin(() => {});
    const chosen: unknown[] = [];
    const grid = createGameGrid(lobby, {}, (name, detail) => {
      if (name === 'filter') chosen.push(Reflect.get(detail, 'tab'));
      return true;
    });
    const stop = grid.$state.listen(() => {});
    grid.actions.selectTab('fav');
    if (!stays) stop();
    await lobby.login({ type: 'username', username: 'member0', password: PASSWORD, captcha: '' });
    expect(chosen).toEqual(stays ? ['fav'] : []);
    stop();
  });
});
