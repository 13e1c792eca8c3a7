/** A winner board that begins with the data of first content: what it asks then, and what it does not. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createWinnerBoard, startWinners } from '../../../sdk/widgets/winner-board/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;
/** Categories that were asked for. */
let asked: string[] = [];
let others = 0;

beforeAll(async () => {
  server = await gateway();
  await winRounds(server, 'FISH', stakes(6));
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  asked = [];
  lobby = lobbyOn(server.url, {
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.pathname.endsWith('getRankList')) asked.push(url.searchParams.get('gameCategory') ?? '');
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
  // A question of this one went out before that of another board, which is answered by now.
  await stateOf(createWinnerBoard(lobby, { category: `none${others++}` }), ({ status }) => status === 'empty');
  asked = asked.filter(category => !category.startsWith('none'));
  return winners.map(({ name }) => name);
};

describe('the data of first content', () => {
  it('R2 stand for the question of the board where they have just come', async () => {
    startWinners(lobby, {}, data, true);
    expect(await shown()).toEqual(['an***9']);
    expect(asked).toEqual([]);
  });

  it('R2 stand for it once: whoever listens later asks', async () => {
    startWinners(lobby, {}, data, true);
    await shown();
    // A store lives on for a second after the last one has left, and there are two of them, one behind the other.
    await expect.poll(() => shown().then(() => asked), { interval: 3_000 }).toEqual(['ALL']);
  });

  it('R10 are shown and asked for again where they are old', async () => {
    startWinners(lobby, {}, data, false);
    expect(await shown()).toEqual(['an***9']);
    expect(asked).toEqual(['ALL']);
  });

  it('are those of their own category and number', async () => {
    startWinners(lobby, { category: 'FISH', limit: 3 }, data, true);
    expect(await shown({ category: 'FISH' })).toHaveLength(6);
    expect(await shown({ category: 'FISH', limit: 3 })).toEqual(['an***9']);
    expect(asked).toEqual(['FISH']);
  });

  it('change nothing for a board that asks already', async () => {
    const off = createWinnerBoard(lobby).$state.listen(() => {});
    startWinners(lobby, {}, data, true);
    expect(await shown()).toHaveLength(6);
    expect(asked).toEqual(['ALL']);
    off();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a refusal', { success: false, errorCode: 'busy' }],
    ['another answer', { success: true, value: [] }],
    ['wins that are none', { ...data, value: { list: [{ vo: { customerName: {} } }] } }],
  ])('R13 are asked for by the board where they are %s', async (_, wrong) => {
    startWinners(lobby, {}, wrong, true);
    expect(await shown()).toHaveLength(6);
    expect(asked).toEqual(['ALL']);
  });
});
