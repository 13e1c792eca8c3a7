/** Past results of one lottery on a real lobby and gateway. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import {
  createLotteryHistory,
  HISTORY_PAGE_SIZE,
  type HistoryState,
} from '../../../sdk/widgets/lottery-board/dialogs/history-model.ts';
import { eventually } from '../../helpers/eventually.ts';
import { gateway, type HistoryPage, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;

beforeAll(async () => {
  server = await gateway();
  // Creates more draws of the one-minute lottery than a page holds.
  await server.advance(30 * 60_000);
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url);
});
afterEach(() => {
  lobby.dispose();
});

const FAST = '137';
const ready = (state: HistoryState) => state.status === 'ready';
const numbers = (state: HistoryState) => state.draws.map(({ drawNumber }) => drawNumber);

async function past(gameId: string, pageNo = 1) {
  const query = `gameId=${gameId}&pageNo=${pageNo}&pageSize=${HISTORY_PAGE_SIZE}&language=EN`;
  const { body } = await server.get<HistoryPage>(`/lgw/vn/draws/history?${query}`);
  return body.value.content.map(({ numero }) => String(numero));
}

describe('lottery history', () => {
  it('LOTT-12 history offers all lotteries of the menu and selects the lottery with the given id', async () => {
    const state = await stateOf(createLotteryHistory(lobby, { gameId: '101' }), ready);
    expect(state.game?.id).toBe('101');
    expect(state.games.length).toBeGreaterThan(30);
  });

  it('LOTT-15 history omits the stock group', async () => {
    const { games } = await stateOf(createLotteryHistory(lobby), ready);
    const stock = lobby.$lottery.get().data?.groups.find(({ tag }) => tag === 'vietnam_rb_stock');
    expect(stock?.lotteries.length).toBeGreaterThan(0);
    for (const { id } of stock?.lotteries ?? []) expect(games.map(game => game.id)).not.toContain(id);
  });

  it('LOTT-12 search in the past results shows the draws of the matching lottery, and none for an unknown name', async () => {
    const history = createLotteryHistory(lobby, { gameId: FAST });
    const off = history.$state.listen(() => {});
    await stateOf(history, ready);
    history.actions.search('da nang');
    const found = await stateOf(history, state => ready(state) && state.query === 'da nang');
    expect(found.game?.name).toBe('Da Nang');
    expect(numbers(found)).toEqual(await past(found.game?.id ?? ''));
    history.actions.search('no such place');
    expect(await stateOf(history, ({ status }) => status === 'unknown')).toMatchObject({ game: null, draws: [] });
    // Without a search text the selected lottery is shown again.
    history.actions.search(' ');
    const back = await stateOf(history, state => ready(state) && state.game?.id === FAST);
    expect(numbers(back)).toEqual(await past(FAST));
    off();
  });

  it('LOTT-12 history sends only one request per lottery while the visitor types the lottery name', async () => {
    const requests: string[] = [];
    const counting = lobbyOn(server.url, {
      fetch: async (input, init) => {
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
        if (pathname.endsWith('/draws/history')) requests.push(searchParams.get('gameId') ?? '');
        return fetch(input, init);
      },
    });
    const history = createLotteryHistory(counting, { gameId: FAST });
    const off = history.$state.listen(() => {});
    await stateOf(history, ready);
    for (const query of ['da n', 'da na', 'da nan', 'da nang']) history.actions.search(query);
    const found = await stateOf(history, state => ready(state) && state.game?.name === 'Da Nang');
    expect(requests).toEqual([FAST, found.game?.id]);
    off();
    counting.dispose();
  });

  it('LOTT-13 history lists the draws of the selected lottery newest first and loads more', async () => {
    const history = createLotteryHistory(lobby, { gameId: FAST });
    const off = history.$state.listen(() => {});
    const first = await stateOf(history, ready);
    expect(numbers(first)).toEqual(await past(FAST));
    expect(first.hasMore).toBe(true);
    history.actions.more();
    const second = await stateOf(history, ({ draws }) => draws.length > HISTORY_PAGE_SIZE);
    expect(numbers(second)).toEqual([...(await past(FAST)), ...(await past(FAST, 2))]);
    off();
  });

  it('LOTT-13 history has no duplicate draw when a draw occurs between two pages', async () => {
    const history = createLotteryHistory(lobby, { gameId: FAST });
    const off = history.$state.listen(() => {});
    await stateOf(history, ready);
    await server.advance(60_000);
    history.actions.more();
    const shown = numbers(await stateOf(history, ({ draws }) => draws.length > HISTORY_PAGE_SIZE));
    expect(new Set(shown).size).toBe(shown.length);
    off();
  });

  it('R10 history never shows the draws of one lottery under the name of another lottery', async () => {
    const history = createLotteryHistory(lobby, { gameId: FAST });
    const seen: [string | undefined, string | undefined][] = [];
    const off = history.$state.listen(({ game, draws }) => seen.push([game?.id, draws[0]?.drawNumber]));
    await stateOf(history, ready);
    for (const id of ['101', '102', FAST, '103']) history.actions.pick(id);
    await stateOf(history, state => ready(state) && state.game?.id === '103');
    const [newest] = await past('103');
    const wrong = seen.filter(([id, draw]) => id === '103' && draw !== undefined && draw !== newest);
    expect(wrong).toEqual([]);
    off();
  });

  it('ERR-17 retry of the history sends a new request', async () => {
    let up = false;
    const moody = lobbyOn(server.url, {
      fetch: (input, init) => {
        const url = String(input instanceof Request ? input.url : input);
        return up || !url.includes('/history') ? fetch(input, init) : Promise.reject(new TypeError('refused'));
      },
    });
    const history = createLotteryHistory(moody, { gameId: '101' });
    const off = history.$state.listen(() => {});
    await eventually(() => expect(history.$state.get().status).toBe('error'));
    up = true;
    history.actions.retry();
    expect(numbers(await stateOf(history, ready))).toEqual(await past('101'));
    off();
  });
});

describe('draw verification in the history', () => {
  it('PAY-16 history verifies a draw by its seed, and marks a draw without a seed', async () => {
    // Only three draws have a commitment, and ten draws follow, so the newest draw has none.
    await server.advance(10 * 60_000);
    const history = createLotteryHistory(lobby, { gameId: FAST });
    const stop = history.$state.listen(() => {});
    const { draws } = await stateOf(history, ready);
    expect(draws[0]).toMatchObject({ source: 'sandbox' });
    expect(draws[0]?.verification).toBeUndefined();
    const draw = draws[9];
    await history.actions.verify(draw!);
    expect(history.$state.get().verified).toEqual({ [draw!.drawNumber]: 'right' });
    const changed = draw!.numbers.replace(/^\d/, digit => String((Number(digit) + 1) % 10));
    await history.actions.verify({ ...draw!, numbers: changed });
    expect(history.$state.get().verified).toEqual({ [draw!.drawNumber]: 'wrong' });
    stop();
  });
});
