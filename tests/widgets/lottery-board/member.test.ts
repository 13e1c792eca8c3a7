/** Model of the board for members and visitors. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallError, Lobby } from '../../../sdk/lobby/types.ts';
import { parseLaunchQuery } from '../../../sdk/protocol/games/launch.ts';
import { type BoardState, createLotteryBoard } from '../../../sdk/widgets/lottery-board/model.ts';
import type { BoardParams } from '../../../sdk/widgets/lottery-board/props.ts';
import { type Group, gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, startSession, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let count = 0;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url);
});
afterEach(() => {
  lobby.dispose();
});

const ready = (state: BoardState) => state.status === 'ready';
const ids = (state: BoardState) => state.lotteries.map(({ id }) => id);

/** Lobby with a separate member. */
async function memberLobby(): Promise<Lobby> {
  await startSession(server, `member${++count}`);
  lobby = lobbyOn(server.url);
  return lobby;
}

async function menuOrder(tag?: string): Promise<string[]> {
  const { body } = await server.get<Group[]>('/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN');
  const groups = body.value;
  const games = groups.filter(group => !tag || group.tag === tag).flatMap(group => group.gameMenus);
  return [...new Set(games.map(game => String(game.gameId)))];
}

describe('lottery board of a member', () => {
  it('LOTT-06 FAV-03 a lottery moves to the front immediately when it becomes a favorite, and back when it is removed', async () => {
    await memberLobby();
    const board = createLotteryBoard(lobby);
    const before = ids(await stateOf(board, ready));
    const third = before[2]!;
    await board.actions.toggleFavorite(third);
    const now = ids(await stateOf(board, state => state.favorites.includes(third)));
    expect(now).toEqual([third, ...before.filter(id => id !== third)]);
    await board.actions.toggleFavorite(third);
    expect(ids(await stateOf(board, state => state.favorites.length === 0))).toEqual(before);
  });

  it('FAV-03 a favorite that is removed disappears from the fav tab', async () => {
    await memberLobby();
    const board = createLotteryBoard(lobby, { tab: 'fav' });
    const id = (await menuOrder())[5]!;
    expect((await stateOf(board, state => state.status === 'empty')).needsLogin).toBe(false);
    await board.actions.toggleFavorite(id);
    expect(ids(await stateOf(board, ready))).toEqual([id]);
    await board.actions.toggleFavorite(id);
    await stateOf(board, state => state.status === 'empty');
  });

  it('FAV-03 board emits an event with the changed favorite', async () => {
    await memberLobby();
    const events: unknown[] = [];
    const board = createLotteryBoard(lobby, {}, (name, detail) => events.push([name, detail]) > 0);
    await stateOf(board, ready);
    await board.actions.toggleFavorite('101');
    expect(events).toContainEqual(['favorite', { id: '101', on: true, lobby: 'default' }]);
  });

  it('LOTT-31 recent tab shows the lotteries of the recent response in its order', async () => {
    await memberLobby();
    const played = ['121', '101', '999'];
    const member = lobbyOn(server.url, {
      fetch: async (input, init) => {
        const url = String(input instanceof Request ? input.url : input);
        if (!url.includes('/recent')) return fetch(input, init);
        return Response.json({ success: true, value: played.map(gameId => ({ gameId })) });
      },
    });
    const board = createLotteryBoard(member, { tab: 'recent' });
    expect(ids(await stateOf(board, ready))).toEqual(['121', '101']);
  });

  it('LOTT-31 recent tab is empty for a member without played lotteries', async () => {
    await memberLobby();
    const board = createLotteryBoard(lobby, { tab: 'recent' });
    expect((await stateOf(board, state => state.status !== 'loading')).status).toBe('empty');
  });

  it('ROUTE-15 launch request carries the data of the lottery including its group', async () => {
    await memberLobby();
    const requests: unknown[] = [];
    lobby.on('launch-request', event => {
      event.preventDefault();
      requests.push(event.detail);
    });
    const board = createLotteryBoard(lobby);
    const { lotteries } = await stateOf(board, ready);
    const { id, code, name, tag } = lotteries[1]!;
    expect(tag).not.toBe('');
    board.actions.launch(id);
    const game = { gameId: id, code, name, vendor: 'LOTT', prizeMode: 'Lott', groupId: tag };
    expect(requests).toEqual([{ game, lobby: 'default' }]);
  });

  it('LAUNCH-08 launch rejects with the blocked URL, and resolves if the host page prevents the request', async () => {
    await memberLobby();
    Object.assign(window, { open: () => null });
    const board = createLotteryBoard(lobby);
    const { lotteries } = await stateOf(board, ready);
    const { id, code } = lotteries[1]!;
    const { messageKey, data } = await board.actions.launch(id).then(
      () => Promise.reject(new Error('it went well')),
      (reason: CallError) => reason,
    );
    expect(messageKey).toBe('launch.blocked');
    const { url } = data as { readonly url: string };
    expect(new URL(url).pathname).toBe('/m/launchGame');
    expect(parseLaunchQuery(new URL(url).search)).toMatchObject({ gameId: id, code, vendor: 'LOTT' });
    lobby.on('launch-request', event => event.preventDefault());
    await expect(board.actions.launch(id)).resolves.toBeUndefined();
  });
});

describe('lottery board of a visitor', () => {
  const visit = async (params: BoardParams = {}) => {
    const reasons: string[] = [];
    lobby.on('login-request', event => {
      event.preventDefault();
      reasons.push(event.detail.reason);
    });
    const board = createLotteryBoard(lobby, params);
    await stateOf(board, state => state.status !== 'loading');
    return { board, reasons };
  };

  it('fav tab, recent tab, favorite button and launch request a login of a visitor and change no state', async () => {
    const { board, reasons } = await visit();
    board.actions.selectTab('fav');
    board.actions.selectTab('recent');
    await board.actions.toggleFavorite('101');
    board.actions.launch('101');
    expect(reasons).toEqual(['favorite', 'recent', 'favorite', 'launch']);
    expect((await stateOf(board, ready)).tab).toBe('all');
  });

  it('favorites or recent tab opened by the host offers a login and sends no login request', async () => {
    const { board, reasons } = await visit({ tab: 'fav' });
    expect(await stateOf(board, state => state.needsLogin)).toMatchObject({ status: 'empty', tab: 'fav' });
    expect(reasons).toEqual([]);
    board.actions.login();
    expect(reasons).toEqual(['favorite']);
  });

  it('a listener of the widget can prevent the login request of the lobby', async () => {
    const reasons: string[] = [];
    lobby.on('login-request', event => void reasons.push(event.detail.reason));
    const board = createLotteryBoard(lobby, {}, name => name !== 'login-request');
    await stateOf(board, ready);
    board.actions.selectTab('fav');
    expect(reasons).toEqual([]);
  });
});
