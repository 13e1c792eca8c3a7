/** Lottery board with prerender data: requests that it sends and omits. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { startBoard } from '../../../sdk/widgets/lottery-board/initial-model.ts';
import { createLotteryBoard } from '../../../sdk/widgets/lottery-board/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { wireGame, wireMenu } from '../../lobby/lottery/menus.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;
/** Prize modes of the recorded requests. */
let requests: string[] = [];

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  requests = [];
  lobby = lobbyOn(server.url, {
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.pathname.endsWith('game_menu')) requests.push(url.searchParams.get('prizeMode') ?? '');
      return fetch(input, init);
    },
  });
});
afterEach(() => lobby.dispose());

const data = () => ({ success: true, value: wireMenu(wireGame('given')), serverTime: server.now(), sandbox: true });
const shown = async (params = {}) => {
  const board = createLotteryBoard(lobby, params);
  const { lotteries } = await stateOf(board, ({ status }) => status === 'ready');
  // Waits for a board with another prize mode: when it has its response, this board would have sent its request as
  // well.
  if (Object(params).prizeMode === undefined) await shown({ prizeMode: 'ZY' });
  requests = requests.filter(mode => mode !== 'ZY');
  return lotteries.map(({ id }) => id);
};

describe('prerender data of the lottery board', () => {
  it('R2 fresh prerender data replace the request of the board', async () => {
    startBoard(lobby, {}, data(), performance.now());
    expect(await shown()).toEqual(['given']);
    expect(requests).toEqual([]);
  });

  it('R10 old prerender data are shown and then refetched', async () => {
    startBoard(lobby, {}, data());
    const board = createLotteryBoard(lobby);
    expect(board.$state.get().lotteries.map(({ id }) => id)).toEqual(['given']);
    await stateOf(board, ({ lotteries }) => lotteries.length > 1);
    expect(requests).toEqual(['Lott']);
  });

  it('boards with another prize mode do not use the prerender data', async () => {
    startBoard(lobby, { prizeMode: 'Elott' }, data(), performance.now());
    expect(await shown({ prizeMode: 'Elott' })).toEqual(['given']);
    expect(await shown()).not.toContain('given');
    expect(requests).toEqual(['Lott']);
  });

  it('prerender data are ignored by a board with a request in flight', async () => {
    const off = createLotteryBoard(lobby).$state.listen(() => {});
    startBoard(lobby, {}, data(), performance.now());
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(1);
    expect(requests).toEqual(['Lott']);
    off();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a refusal', { success: false, errorCode: 'busy' }],
    ['another answer', { success: true, value: { list: [] } }],
    ['groups without lotteries', { success: true, value: [{ tag: 'a', gameMenus: 7 }] }],
    ['groups that are none', { success: true, value: [null] }],
    ['lotteries that are none', { success: true, value: [{ tag: 'a', gameMenus: [null] }] }],
    [
      'lotteries whose fields are none',
      { success: true, value: [{ tag: 'a', gameMenus: [{ gameId: '1', remark: {} }] }] },
    ],
  ])('R13 board fetches data itself if the prerender data are %s', async (_, wrong) => {
    startBoard(lobby, {}, wrong, performance.now());
    expect((await shown()).length).toBeGreaterThan(1);
    expect(requests).toEqual(['Lott']);
  });
});
