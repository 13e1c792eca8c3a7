/** Winner board with prerender data: requests that it sends and omits. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createWinnerBoard, startWinners } from '../../../sdk/widgets/winner-board/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;
/** Categories of the recorded requests. */
let requests: string[] = [];
let others = 0;

beforeAll(async () => {
  server = await gateway();
  await winRounds(server, 'FISH', stakes(6));
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  requests = [];
  lobby = lobbyOn(server.url, {
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.pathname.endsWith('getRankList')) requests.push(url.searchParams.get('gameCategory') ?? '');
      return fetch(input, init);
    },
  });
});
afterEach(() => lobby.dispose());

const row = { customerName: 'an***9', gameName: 'Dragon', winAmount: '520.50' };
const data = { success: true, value: { currencySymbol: '₫', list: [{ vo: row }] }, sandbox: true, serverTime: 1 };
const shown = async (params = {}) => {
  const board = createWinnerBoard(lobby, params);
  const { winners } = await stateOf(board, ({ status }) => status === 'ready');
  // Waits for another board: when it has its response, this board would have sent its request as well.
  await stateOf(createWinnerBoard(lobby, { category: `none${others++}` }), ({ status }) => status === 'empty');
  requests = requests.filter(category => !category.startsWith('none'));
  return winners.map(({ name }) => name);
};

describe('prerender data of the winner board', () => {
  it('R2 fresh prerender data replace the request of the board', async () => {
    startWinners(lobby, {}, data, true);
    expect(await shown()).toEqual(['an***9']);
    expect(requests).toEqual([]);
  });

  it('R2 prerender data replace only the first request, and later listeners send a request', async () => {
    startWinners(lobby, {}, data, true);
    await shown();
    // A store unmounts one second after its last listener is removed, and two stores are chained.
    await expect.poll(() => shown().then(() => requests), { interval: 3_000 }).toEqual(['ALL']);
  });

  it('R10 old prerender data are shown and then refetched', async () => {
    startWinners(lobby, {}, data, false);
    expect(await shown()).toEqual(['an***9']);
    expect(requests).toEqual(['ALL']);
  });

  it('boards with another category or limit do not use the prerender data', async () => {
    startWinners(lobby, { category: 'FISH', limit: 3 }, data, true);
    expect(await shown({ category: 'FISH' })).toHaveLength(6);
    expect(await shown({ category: 'FISH', limit: 3 })).toEqual(['an***9']);
    expect(requests).toEqual(['FISH']);
  });

  it('prerender data are ignored by a board with a request in flight', async () => {
    const off = createWinnerBoard(lobby).$state.listen(() => {});
    startWinners(lobby, {}, data, true);
    expect(await shown()).toHaveLength(6);
    expect(requests).toEqual(['ALL']);
    off();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a refusal', { success: false, errorCode: 'busy' }],
    ['another answer', { success: true, value: [] }],
    ['wins that are none', { ...data, value: { list: [{ vo: { customerName: {} } }] } }],
  ])('R13 board fetches wins itself if the prerender data are %s', async (_, wrong) => {
    startWinners(lobby, {}, wrong, true);
    expect(await shown()).toHaveLength(6);
    expect(requests).toEqual(['ALL']);
  });
});
