/** The board's model on a real lobby and a real gateway. */
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

describe('which lotteries', () => {
  it('LOTT-01 offers ALL before the groups of the server, in their order', async () => {
    const { groups, group } = await stateOf(createLotteryBoard(lobby), ready);
    expect(groups[0]?.tag).toBe('ALL');
    expect(group).toBe('ALL');
    expect(groups.slice(1).map(({ tag }) => tag)).toEqual(lobby.$lottery.get().data?.groups.map(({ tag }) => tag));
  });

  it('LOTT-01 shows every lottery once under ALL, and those of a group under the group', async () => {
    const board = createLotteryBoard(lobby);
    expect(ids(await stateOf(board, ready))).toEqual(await menuOrder());
    board.actions.selectGroup('vietnam_mn');
    expect(ids(await stateOf(board, state => state.group === 'vietnam_mn'))).toEqual(await menuOrder('vietnam_mn'));
  });

  it('LOTT-01 falls back to ALL for a group the server does not have', async () => {
    const state = await stateOf(createLotteryBoard(lobby, { group: 'nowhere' }), ready);
    expect(state.group).toBe('ALL');
    expect(ids(state)).toEqual(await menuOrder());
  });

  it('LOTT-16 LOTT-31 shows the hot group on the hot tab', async () => {
    const hot = await menuOrder('vietnam_rb_hot');
    expect(ids(await stateOf(createLotteryBoard(lobby, { tab: 'hot' }), ready))).toEqual(hot);
  });

  it('LOTT-31 EP-17 on the hot tab a whole page shows what most members play, in that order; another layout the hot group', async () => {
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

  it('LOTT-31 the hot group stands for what is popular while nobody says that, and the host is told', async () => {
    const told: unknown[] = [];
    const silent = lobbyOn(server.url, {
      fetch: (input, init) =>
        String(input instanceof Request ? input.url : input).includes('/popular')
          ? Promise.reject(new TypeError())
          : fetch(input, init),
    });
    silent.on('error', ({ detail }) => told.push(detail.kind));
    const page = createLotteryBoard(silent, { layout: 'full', tab: 'hot' });
    const { error, lotteries } = await stateOf(page, ready);
    expect([error, new Set(lotteries.map(({ id }) => id))]).toEqual([null, new Set(await menuOrder('vietnam_rb_hot'))]);
    expect(told).toContain('degraded');
    silent.dispose();
  });

  it('LOTT-31 narrows a tab to the chosen group', async () => {
    const board = createLotteryBoard(lobby, { tab: 'hot', group: 'vietnam_mb' });
    const [hot, north] = [await menuOrder('vietnam_rb_hot'), await menuOrder('vietnam_mb')];
    expect(ids(await stateOf(board, ready))).toEqual(hot.filter(id => north.includes(id)));
  });

  it('shows no more than the limit', async () => {
    const all = await menuOrder();
    expect(ids(await stateOf(createLotteryBoard(lobby, { limit: 3 }), ready))).toEqual(all.slice(0, 3));
  });

  it('LOTT-06 LOTT-09 a whole page reads the first of the list until another is chosen; opening one changes nothing below', async () => {
    const board = createLotteryBoard(lobby, { layout: 'full', group: 'vietnam_mn' });
    const state = await stateOf(board, ({ week }) => week.length === 7);
    const [first] = await menuOrder('vietnam_mn');
    expect(state.lotteries[0]?.id).not.toBe(first);
    const [second, third] = state.lotteries.filter(({ id }) => id !== first);
    // The server's first: which lottery closes next changes by itself, and with it would the result one reads.
    expect(state.current?.id).toBe(first);
    expect(state.week.flatMap(({ entries }) => entries).find(({ current }) => current)?.lottery.id).toBe(first);
    board.actions.select(second!.id);
    board.actions.openDetail(third!.id);
    const chosen = await stateOf(board, ({ sheet }) => sheet === 'detail');
    expect([chosen.current?.id, chosen.opened?.id]).toEqual([second?.id, third?.id]);
    board.actions.selectGroup('vietnam_mb');
    const north = await stateOf(board, ({ group, lotteries }) => group === 'vietnam_mb' && lotteries.length > 0);
    // What was chosen is not in this group.
    expect(north.lotteries.map(({ id }) => id)).toContain(north.current?.id);
  });

  it('LOTT-06 LOTT-07 a whole page lists what closes next first; other layouts keep the order of the server', async () => {
    const { lotteries } = await stateOf(createLotteryBoard(lobby, { layout: 'full' }), ready);
    const closing = lotteries.filter(({ onSale }) => onSale).map(({ closeAt }) => closeAt ?? 0);
    expect(closing.length).toBeGreaterThan(30);
    expect(closing).toEqual([...closing].sort((a, b) => a - b));
    expect(ids(await stateOf(createLotteryBoard(lobby, { layout: 'rows' }), ready))).toEqual(await menuOrder());
  });

  it('LOTT-03 links to the history, unless the host says no', async () => {
    expect((await stateOf(createLotteryBoard(lobby), ready)).showHistory).toBe(true);
    expect((await stateOf(createLotteryBoard(lobby, { noHistory: true }), ready)).showHistory).toBe(false);
  });

  it('LOTT-03 has no link to the history when the stock group comes first', async () => {
    const stockFirst = lobbyOn(server.url, {
      fetch: async (input, init) => {
        const body = await (await fetch(input, init)).json();
        return Response.json({ ...body, value: [...(body.value ?? [])].reverse() });
      },
    });
    expect((await stateOf(createLotteryBoard(stockFirst), ready)).showHistory).toBe(false);
  });
});

describe('draws and the week', () => {
  it('LOTT-08 LOTT-09 has seven days, the games of each, and marks the chosen lottery', async () => {
    const board = createLotteryBoard(lobby, { layout: 'schedule', group: 'vietnam_mn' });
    const { week, lotteries } = await stateOf(board, ready);
    expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { day, entries } of week) {
      const drawn = lotteries.filter(({ drawDays }) => drawDays.includes(day)).map(({ id }) => id);
      expect(entries.map(({ lottery }) => lottery.id)).toEqual(drawn);
    }
    board.actions.select('121');
    const chosen = await stateOf(board, state => state.current?.id === '121');
    const marked = chosen.week.flatMap(({ entries }) => entries).filter(({ current }) => current);
    expect(marked.map(({ lottery }) => lottery.id)).toEqual(['121']);
  });

  it('has no week in the other layouts', async () => {
    expect((await stateOf(createLotteryBoard(lobby), ready)).week).toEqual([]);
  });

  it('a result that arrives is revealed and told, once', async () => {
    const told: unknown[] = [];
    const board = createLotteryBoard(lobby, { group: 'vietnam_fast' }, (name, detail) => told.push([name, detail]) > 0);
    const { lotteries } = await stateOf(board, ready);
    const off = board.$state.listen(() => {});
    const [first] = lotteries;
    await server.advance(60_000);
    await lobby.refreshLottery();
    const after = await stateOf(board, state => state.revealed.has(first!.id));
    expect(after.lotteries[0]?.previousNumbers).not.toBe(first?.previousNumbers);
    await lobby.refreshLottery();
    const draws = told.filter(entry => JSON.stringify(entry).includes(`"${first!.id}"`));
    expect(draws).toEqual([['draw', { gameId: first!.id, numero: first!.drawNumber, lobby: 'default' }]]);
    off();
  });
});

describe('when the gateway is away', () => {
  const closed = 'http://127.0.0.1:9';

  it('ERR-17 says so when there is nothing to show', async () => {
    const board = createLotteryBoard(lobbyOn(closed, { fetch: () => Promise.reject(new TypeError('refused')) }));
    const off = board.$state.listen(() => {});
    await eventually(() => expect(board.$state.get().status).toBe('error'));
    expect(board.$state.get().error?.messageKey).toBe('error.connection');
    off();
  });

  it('ERR-17 keeps the last good data, dated, and a retry brings new ones', async () => {
    let up = true;
    const moody = lobbyOn(server.url, {
      fetch: (input, init) => (up ? fetch(input, init) : Promise.reject(new TypeError('refused'))),
    });
    const board = createLotteryBoard(moody);
    const off = board.$state.listen(() => {});
    const before = ids(await stateOf(board, ready));
    up = false;
    // Right after the first answer the feed may still be loading what it refreshes with.
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
