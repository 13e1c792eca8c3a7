/** Model of the board on a real lobby and gateway. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { type BoardState, createLotteryBoard } from '../../../sdk/widgets/lottery-board/model.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type Group, gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;

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

async function menuOrder(tag?: string): Promise<string[]> {
  const { body } = await server.get<Group[]>('/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN');
  const groups = body.value;
  const games = groups.filter(group => !tag || group.tag === tag).flatMap(group => group.gameMenus);
  return [...new Set(games.map(game => String(game.gameId)))];
}

describe('listed lotteries', () => {
  it('LOTT-01 board offers ALL before the groups of the server in their order', async () => {
    const { groups, group } = await stateOf(createLotteryBoard(lobby), ready);
    expect(groups[0]?.tag).toBe('ALL');
    expect(group).toBe('ALL');
    expect(groups.slice(1).map(({ tag }) => tag)).toEqual(lobby.$lottery.get().data?.groups.map(({ tag }) => tag));
  });

  it('LOTT-01 board shows every lottery once for ALL, and only the lotteries of the group for a group', async () => {
    const board = createLotteryBoard(lobby);
    expect(ids(await stateOf(board, ready))).toEqual(await menuOrder());
    board.actions.selectGroup('vietnam_mn');
    expect(ids(await stateOf(board, state => state.group === 'vietnam_mn'))).toEqual(await menuOrder('vietnam_mn'));
  });

  it('LOTT-01 board falls back to ALL for an unknown group', async () => {
    const state = await stateOf(createLotteryBoard(lobby, { group: 'nowhere' }), ready);
    expect(state.group).toBe('ALL');
    expect(ids(state)).toEqual(await menuOrder());
  });

  it('LOTT-16 LOTT-31 hot tab shows the hot group', async () => {
    const hot = await menuOrder('vietnam_rb_hot');
    expect(ids(await stateOf(createLotteryBoard(lobby, { tab: 'hot' }), ready))).toEqual(hot);
  });

  it('LOTT-31 EP-17 hot tab of the full layout lists the popular lotteries and other layouts the hot group', async () => {
    const hot = await menuOrder('vietnam_rb_hot');
    const [game_id = ''] = (await menuOrder()).filter(id => !hot.includes(id));
    const { memberId: member_id } = await server.memberSession();
    await server.db.insertInto('recent_lotteries').values({ member_id, game_id, played_at: server.now() }).execute();
    await server.advance(60_000);
    const page = createLotteryBoard(lobby, { layout: 'full' });
    const closing = ids(await stateOf(page, ready));
    page.actions.selectTab('hot');
    expect(ids(await stateOf(page, state => state.tab === 'hot' && ready(state)))).toEqual([game_id, ...hot]);
    page.actions.selectTab('all');
    expect(ids(await stateOf(page, state => state.tab === 'all' && ready(state)))).toEqual(closing);
    expect(ids(await stateOf(createLotteryBoard(lobby, { layout: 'full', tab: 'hot' }), ready))[0]).toBe(game_id);
    expect(ids(await stateOf(createLotteryBoard(lobby, { tab: 'hot' }), ready))).toEqual(hot);
  });

  it('LOTT-31 hot tab shows the hot group and reports an error if the popular lotteries fail', async () => {
    const errors: unknown[] = [];
    const silent = lobbyOn(server.url, {
      fetch: (input, init) =>
        String(input instanceof Request ? input.url : input).includes('/popular')
          ? Promise.reject(new TypeError())
          : fetch(input, init),
    });
    silent.on('error', ({ detail }) => errors.push(detail.kind));
    const page = createLotteryBoard(silent, { layout: 'full', tab: 'hot' });
    const { error, lotteries } = await stateOf(page, ready);
    expect([error, new Set(lotteries.map(({ id }) => id))]).toEqual([null, new Set(await menuOrder('vietnam_rb_hot'))]);
    expect(errors).toContain('degraded');
    silent.dispose();
  });

  it('board shows at most `limit` lotteries', async () => {
    const all = await menuOrder();
    expect(ids(await stateOf(createLotteryBoard(lobby, { limit: 3 }), ready))).toEqual(all.slice(0, 3));
  });

  it("LOTT-06 LOTT-09 full layout shows the server's first lottery until another is selected", async () => {
    const board = createLotteryBoard(lobby, { layout: 'full', group: 'vietnam_mn' });
    const state = await stateOf(board, ({ week }) => week.length === 7);
    const [first] = await menuOrder('vietnam_mn');
    expect(state.lotteries[0]?.id).not.toBe(first);
    const [second, third] = state.lotteries.filter(({ id }) => id !== first);
    // The server's first lottery stays selected: the lottery that closes next changes over time, and the visible result
    // would change with it.
    expect(state.current?.id).toBe(first);
    expect(state.week.flatMap(({ entries }) => entries).find(({ current }) => current)?.lottery.id).toBe(first);
    board.actions.select(second!.id);
    board.actions.openDetail(third!.id);
    const chosen = await stateOf(board, ({ sheet }) => sheet === 'detail');
    expect([chosen.current?.id, chosen.opened?.id]).toEqual([second?.id, third?.id]);
    board.actions.selectGroup('vietnam_mb');
    const north = await stateOf(board, ({ group, lotteries }) => group === 'vietnam_mb' && lotteries.length > 0);
    // The lottery that was selected before is not in this group, so the board selects another lottery.
    expect(north.lotteries.map(({ id }) => id)).toContain(north.current?.id);
  });

  it('LOTT-06 LOTT-07 full layout lists by closing time and other layouts in server order', async () => {
    const { lotteries } = await stateOf(createLotteryBoard(lobby, { layout: 'full' }), ready);
    const closing = lotteries.filter(({ onSale }) => onSale).map(({ closeAt }) => closeAt ?? 0);
    expect(closing.length).toBeGreaterThan(30);
    expect(closing).toEqual([...closing].sort((a, b) => a - b));
    expect(ids(await stateOf(createLotteryBoard(lobby, { layout: 'rows' }), ready))).toEqual(await menuOrder());
  });

  it('LOTT-03 history link is visible unless noHistory is set', async () => {
    expect((await stateOf(createLotteryBoard(lobby), ready)).showHistory).toBe(true);
    expect((await stateOf(createLotteryBoard(lobby, { noHistory: true }), ready)).showHistory).toBe(false);
  });

  it('LOTT-03 history link is hidden when the stock group is first', async () => {
    const stockFirst = lobbyOn(server.url, {
      fetch: async (input, init) => {
        const body = await (await fetch(input, init)).json();
        return Response.json({ ...body, value: [...(body.value ?? [])].reverse() });
      },
    });
    expect((await stateOf(createLotteryBoard(stockFirst), ready)).showHistory).toBe(false);
  });
});

describe('draws and week', () => {
  it('LOTT-08 LOTT-09 week has seven days with their lotteries, and the selected lottery is marked', async () => {
    const board = createLotteryBoard(lobby, { layout: 'schedule', group: 'vietnam_mn' });
    const { week, lotteries } = await stateOf(board, ready);
    expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { day, entries } of week) {
      const drawn = lotteries.filter(({ drawDays }) => drawDays.includes(day)).map(({ id }) => id);
      expect(entries.map(({ lottery }) => lottery.id)).toEqual(drawn);
    }
    board.actions.select('121');
    const chosen = await stateOf(board, state => state.current?.id === '121');
    const current = chosen.week.flatMap(({ entries }) => entries).filter(({ current }) => current);
    expect(current.map(({ lottery }) => lottery.id)).toEqual(['121']);
  });

  it('week is empty in the other layouts', async () => {
    expect((await stateOf(createLotteryBoard(lobby), ready)).week).toEqual([]);
  });

  it('a new result is revealed and emitted once', async () => {
    const events: unknown[] = [];
    const board = createLotteryBoard(
      lobby,
      { group: 'vietnam_fast' },
      (name, detail) => events.push([name, detail]) > 0,
    );
    const { lotteries } = await stateOf(board, ready);
    const off = board.$state.listen(() => {});
    const [first] = lotteries;
    await server.advance(60_000);
    await lobby.refreshLottery();
    const after = await stateOf(board, state => state.revealed.has(first!.id));
    expect(after.lotteries[0]?.previousNumbers).not.toBe(first?.previousNumbers);
    await lobby.refreshLottery();
    const draws = events.filter(entry => JSON.stringify(entry).includes(`"${first!.id}"`));
    expect(draws).toEqual([['draw', { gameId: first!.id, numero: first!.drawNumber, lobby: 'default' }]]);
    off();
  });
});

describe('unavailable gateway', () => {
  const closed = 'http://127.0.0.1:9';

  it('ERR-17 board shows an error without any data', async () => {
    const board = createLotteryBoard(lobbyOn(closed, { fetch: () => Promise.reject(new TypeError('refused')) }));
    const off = board.$state.listen(() => {});
    await eventually(() => expect(board.$state.get().status).toBe('error'));
    expect(board.$state.get().error?.messageKey).toBe('error.connection');
    off();
  });

  it('ERR-17 board preserves the last valid data with their time, and a retry fetches new data', async () => {
    let up = true;
    const moody = lobbyOn(server.url, {
      fetch: (input, init) => (up ? fetch(input, init) : Promise.reject(new TypeError('refused'))),
    });
    const board = createLotteryBoard(moody);
    const off = board.$state.listen(() => {});
    const before = ids(await stateOf(board, ready));
    up = false;
    // Right after the first response the feed may still be loading its polling chunk.
    await eventually(async () => {
      await moody.refreshLottery();
      expect(moody.$lottery.get().error).toBeDefined();
    });
    const stale = await stateOf(board, state => state.stale !== null);
    expect(stale.status).toBe('ready');
    expect(ids(stale)).toEqual(before);
    expect(stale.stale?.at).toBe(server.now());
    up = true;
    await board.actions.retry();
    expect((await stateOf(board, state => state.stale === null)).status).toBe('ready');
    off();
  });
});
