/** What the board's model does for a member, and for a visitor who is none. */
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

/** A lobby with a member of its own. */
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

describe('the member', () => {
  it('LOTT-06 FAV-03 a toggled favorite goes first at once, and back again', async () => {
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

  it('FAV-03 a favorite leaves the fav tab when it is dropped', async () => {
    await memberLobby();
    const board = createLotteryBoard(lobby, { tab: 'fav' });
    const id = (await menuOrder())[5]!;
    expect((await stateOf(board, state => state.status === 'empty')).needsLogin).toBe(false);
    await board.actions.toggleFavorite(id);
    expect(ids(await stateOf(board, ready))).toEqual([id]);
    await board.actions.toggleFavorite(id);
    await stateOf(board, state => state.status === 'empty');
  });

  it('FAV-03 tells the widget which favorite changed', async () => {
    await memberLobby();
    const told: unknown[] = [];
    const board = createLotteryBoard(lobby, {}, (name, detail) => told.push([name, detail]) > 0);
    await stateOf(board, ready);
    await board.actions.toggleFavorite('101');
    expect(told).toContainEqual(['favorite', { id: '101', on: true, lobby: 'default' }]);
  });

  it('LOTT-31 shows the lotteries of the recent call on the recent tab, in its order', async () => {
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

  it('LOTT-31 asks the gateway for what this member played, and shows an empty tab when that is nothing', async () => {
    await memberLobby();
    const board = createLotteryBoard(lobby, { tab: 'recent' });
    expect((await stateOf(board, state => state.status !== 'loading')).status).toBe('empty');
  });

  it('ROUTE-15 launches with the data of the lottery, its group among them', async () => {
    await memberLobby();
    const asked: unknown[] = [];
    lobby.on('launch-request', event => {
      event.preventDefault();
      asked.push(event.detail);
    });
    const board = createLotteryBoard(lobby);
    const { lotteries } = await stateOf(board, ready);
    const { id, code, name, tag } = lotteries[1]!;
    expect(tag).not.toBe('');
    board.actions.launch(id);
    const game = { gameId: id, code, name, vendor: 'LOTT', prizeMode: 'Lott', groupId: tag };
    expect(asked).toEqual([{ game, lobby: 'default' }]);
  });

  it('LAUNCH-08 a launch rejects with what the browser kept from opening, and with nothing when the host prevents it', async () => {
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
    const { address } = data as { readonly address: string };
    expect(new URL(address).pathname).toBe('/m/launchGame');
    expect(parseLaunchQuery(new URL(address).search)).toMatchObject({ gameId: id, code, vendor: 'LOTT' });
    lobby.on('launch-request', event => event.preventDefault());
    await expect(board.actions.launch(id)).resolves.toBeUndefined();
  });
});

describe('the visitor', () => {
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

  it('fav, recent, a heart and launching ask for a login and change nothing', async () => {
    const { board, reasons } = await visit();
    board.actions.selectTab('fav');
    board.actions.selectTab('recent');
    await board.actions.toggleFavorite('101');
    board.actions.launch('101');
    expect(reasons).toEqual(['favorite', 'recent', 'favorite', 'launch']);
    expect((await stateOf(board, ready)).tab).toBe('all');
  });

  it('a tab of the member that the host opened offers the login instead of asking for it', async () => {
    const { board, reasons } = await visit({ tab: 'fav' });
    expect(await stateOf(board, state => state.needsLogin)).toMatchObject({ status: 'empty', tab: 'fav' });
    expect(reasons).toEqual([]);
    board.actions.login();
    expect(reasons).toEqual(['favorite']);
  });

  it('a listener of the widget may keep the request from the lobby', async () => {
    const reasons: string[] = [];
    lobby.on('login-request', event => void reasons.push(event.detail.reason));
    const board = createLotteryBoard(lobby, {}, name => name !== 'login-request');
    await stateOf(board, ready);
    board.actions.selectTab('fav');
    expect(reasons).toEqual([]);
  });
});
