import { drawHistory, gameMenu, openedNumero } from 'lobbykit/wire';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, type Group, gateway, type HistoryPage, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';
const NUMERO = '/lotto/lgw/games/opened/numero?device=MOBILE&count=20&prizeMode=Lott&language=EN';
const HOUR = 3_600_000;

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const games = async () => (await server.get<Group[]>(MENU)).body.value.flatMap(group => group.gameMenus);
const game = async (code: string) => (await games()).find(candidate => candidate.code === code)!;

describe('lottery menu', () => {
  it('EP-20 API-32 menu contains the groups in order with their lotteries and matches its schema', async () => {
    const { body } = await server.get<Group[]>(MENU);
    const groups = body.value;
    parse(gameMenu.value, groups);
    expect(groups.map(({ tag }) => tag)).toEqual([
      'vietnam_rb_hot',
      'vietnam_mb',
      'vietnam_mn',
      'vietnam_mt',
      'vietnam_fast',
      'vietnam_rb_stock',
    ]);
    expect(groups.map(({ gameMenus }) => gameMenus.length)).toEqual([5, 1, 21, 14, 3, 2]);
    expect(groups[0]!.gameMenus.map(({ code }) => code)).toEqual(['fast1', 'mb', 'hcm', 'fast3', 'fast5']);
  });

  it('LOTT-23 LOTT-24 menu contains the documented fields of the northern lottery', async () => {
    expect(await game('mb')).toMatchObject({
      code: 'mb',
      gameCode: 'mb',
      gameId: '101',
      remark: 'Northern Vietnam',
      mobileIconUrl: '/art/lottery/mb.svg',
      isSale: true,
      // Time from 10:00, the time of the test, to the draw at 18:30.
      remainTime: 8.5 * HOUR,
      lockTime: 900,
      numero: '20261120',
      previousNumero: '20261119',
      previousWinningTime: Date.parse('2026-11-19T18:30:00+07:00'),
      previousWinningNumber: expect.stringMatching(/^\d{5}~\d{5}~\d{5},\d{5}~/),
      tag: 'vietnam_mb',
      lotteryTime: [TEST_NOW, TEST_NOW],
      drawDayOfWeek: '1,2,3,4,5,6,7',
      zone: 'Asia/Ho_Chi_Minh',
      resultSource: 'sandbox',
    });
  });

  it.each([
    ['EN', 'Central', 'Da Nang'],
    ['VI', 'Miền Trung', 'Đà Nẵng'],
    ['PT', 'Centro', 'Da Nang'],
    ['pt-BR', 'Centro', 'Da Nang'],
    ['TY', 'Central', 'Da Nang'],
  ])('menu names groups and lotteries in %s', async (language, label, name) => {
    const groups = (await server.get<Group[]>(MENU.replace('EN', language))).body.value;
    const central = groups.find(({ tag }) => tag === 'vietnam_mt')!;
    expect(central.labelName).toBe(label);
    expect(central.gameMenus.find(({ code }) => code === 'dng')).toMatchObject({ remark: name });
  });

  it('GW-08 menu contains lotteries off sale, lotteries that draw after 24 hours or within 6 seconds, and a stock group', async () => {
    const own = await gateway();
    try {
      await own.advance(55_000);
      const groups = (await own.get<Group[]>(MENU)).body.value;
      const all = groups.flatMap(group => group.gameMenus);
      // A cached response may be older than the request, so the remaining time counts from serverTime (R2).
      const { body } = await own.get(MENU);
      const left = (entry: Game) => entry.remainTime + body.serverTime! - own.now();
      expect(all.some(({ isSale }) => !isSale)).toBe(true);
      expect(all.some(entry => left(entry) > 24 * HOUR)).toBe(true);
      expect(all.some(entry => left(entry) > 0 && left(entry) < 6_000)).toBe(true);
      expect(groups.some(({ tag }) => tag === 'vietnam_rb_stock')).toBe(true);
    } finally {
      await own.stop();
    }
  });

  it('EP-17 LOTT-31 popular lists lotteries by number of members in the last month, followed by hot lotteries', async () => {
    const own = await gateway();
    const popular = async () =>
      (await own.get<Game[]>('/lgw/games/popular?device=MOBILE')).body.value.map(({ code }) => code);
    let members = 0;
    const play = async (lottery: string, daysAgo: number) => {
      const { memberId: member_id } = await own.memberSession({ userName: `player${++members}` });
      const game_id = (await game(lottery)).gameId;
      const played_at = own.now() - daysAgo * 24 * HOUR;
      await own.db.insertInto('recent_lotteries').values({ member_id, game_id, played_at }).execute();
    };
    try {
      expect(await popular()).toEqual(['fast1', 'mb', 'hcm', 'fast3', 'fast5']);
      await play('hcm', 1);
      await play('dng', 2);
      await play('dng', 29);
      for (let old = 0; old < 3; old++) await play('fast5', 31);
      // The next draw invalidates the cached response.
      await own.advance(60_000);
      expect(await popular()).toEqual(['dng', 'hcm', 'fast1', 'mb', 'fast3', 'fast5']);
    } finally {
      await own.stop();
    }
  });

  it('EP-17 mobile menus repeat the lottery menu, and mobile games list each lottery of the menu once', async () => {
    const { body } = await server.get<Group[]>(MENU);
    const menus = await server.get<Group[]>('/lgw/games/mobile_game_menus?device=MOBILE&language=EN');
    const idsOf = (groups: readonly Group[]) => groups.map(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId));
    expect(idsOf(menus.body.value)).toEqual(idsOf(body.value));
    const games = await server.get<Game[]>('/lgw/games/mobile?device=MOBILE&language=EN');
    expect(games.body.value.map(({ gameId }) => gameId)).toEqual([...new Set(idsOf(body.value).flat())]);
  });

  it('EP-17 popular lists at most twelve lotteries with bets', async () => {
    const own = await gateway();
    try {
      const { memberId: member_id } = await own.memberSession();
      const all = [...new Set((await games()).map(({ gameId }) => gameId))];
      const rows = all.map((game_id, at) => ({ member_id, game_id, played_at: own.now() - at }));
      await own.db.insertInto('recent_lotteries').values(rows).execute();
      const { body } = await own.get<Game[]>('/lgw/games/popular?device=MOBILE');
      const popular = body.value.map(({ gameId }) => gameId);
      expect(popular.slice(0, 12)).toEqual(all.slice(0, 12));
      const hot = (await own.get<Group[]>(MENU)).body.value[0]?.gameMenus.map(({ gameId }) => gameId) ?? [];
      expect(popular.slice(12)).toEqual(hot.filter(id => !all.slice(0, 12).includes(id)));
    } finally {
      await own.stop();
    }
  });
});

describe('open draws', () => {
  it('EP-19 API-34 API-35 API-36 open draws response contains the next 20 draws as an array in value, soonest first', async () => {
    const { body } = await server.get<Game[]>(NUMERO);
    parse(openedNumero.value, body.value);
    const remaining: number[] = body.value.map(entry => entry.remainTime);
    expect(remaining).toHaveLength(20);
    expect(remaining).toEqual([...remaining].sort((a, b) => a - b));
    expect(body.value[0]).toEqual({
      gameId: '137',
      code: 'fast1',
      remark: 'Fast 1 min',
      numero: '20261120-0601',
      remainTime: 60_000,
      lockTime: 10,
      isSale: true,
      lotteryTime: [TEST_NOW, TEST_NOW],
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('EP-19 open draws of one lottery contain only this lottery up to the requested count', async () => {
    const { id } = { id: (await game('hcm')).gameId };
    const { body } = await server.get<Game[]>(`/lgw/vn/numeros/opened/game?device=MOBILE&count=20&gameId=${id}`);
    expect(body.value).toHaveLength(20);
    expect(body.value.slice(0, 2).map(entry => entry.numero)).toEqual(['20261121', '20261123']);
    const none = await server.get('/lgw/vn/numeros/opened/game?device=MOBILE&count=20&gameId=none');
    expect([none.status, none.body.errorCode]).toEqual([404, 'not.found']);
  });

  it('open draws omit a draw from its close of sale on, which is before the draw itself', async () => {
    const own = await gateway();
    try {
      const first = async () => (await own.get<Game[]>(NUMERO)).body.value[0]?.numero;
      expect(await first()).toBe('20261120-0601');
      await own.advance(49_999);
      expect(await first()).toBe('20261120-0601');
      await own.advance(1);
      expect(await first()).not.toBe('20261120-0601');
    } finally {
      await own.stop();
    }
  });

  it('lottery not on sale has no open draws', async () => {
    const { gameId } = await game('hnx');
    const { body } = await server.get<Game[]>(`/lgw/vn/numeros/opened/game?device=MOBILE&count=20&gameId=${gameId}`);
    expect(body.value).toEqual([]);
  });
});

describe('draw history', () => {
  it('API-14 history is paged with newest draws first', async () => {
    const page = async (pageNo: number) =>
      (await server.get<HistoryPage>(`/lgw/vn/draws/history?gameId=101&pageNo=${pageNo}&pageSize=20`)).body.value;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    parse(drawHistory.value, first);
    expect([first.pageNum, first.totalPages, first.content.length]).toEqual([1, 2, 20]);
    expect(first.content[0]).toMatchObject({ numero: '20261119', resultSource: 'sandbox' });
    expect(second.content).toHaveLength(10);
    expect(third).toEqual({ content: [], pageNum: 3, totalPages: 2 });
    const numeros = [...first.content, ...second.content].map(entry => entry.numero);
    expect(numeros).toEqual([...new Set(numeros)].sort().reverse());
  });

  it('history returns not.found for an unknown lottery', async () => {
    const { status, body } = await server.get('/lgw/vn/draws/history?gameId=999&pageNo=1&pageSize=20');
    expect([status, body.errorCode]).toEqual([404, 'not.found']);
  });
});

describe('recent lotteries', () => {
  const RECENT = '/lgw/vn/games/game_menu/recent?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN';
  const fetchRecent = (token: string) =>
    server.get<Game[]>(RECENT, { ModuleId: 'COMM3', Authorization: `Bearer ${token}` });

  it('GW-03 recent lotteries require a live session', async () => {
    const over = await server.memberSession({ userName: 'late', expiresAt: server.now() });
    expect((await server.get(RECENT)).body.errorCode).toBe('session.missing');
    expect((await server.get(RECENT)).status).toBe(401);
    for (const token of ['nonsense', over.token]) {
      const { status, body } = await fetchRecent(token);
      expect([status, body.errorCode]).toEqual([401, 'session.expired']);
    }
  });

  it('EP-20 API-33 recent lotteries are listed per member with the latest first and are not cached', async () => {
    const { token, memberId } = await server.memberSession({ userName: 'player' });
    expect((await fetchRecent(token)).body.value).toEqual([]);
    const rows = ['101', '137', '102'].map((game_id, index) => ({
      game_id,
      member_id: memberId,
      played_at: TEST_NOW + index,
    }));
    await server.db.insertInto('recent_lotteries').values(rows).execute();
    const { headers, body } = await fetchRecent(token);
    expect(body.value.map(entry => entry.code)).toEqual(['hcm', 'fast1', 'mb']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain(token);
  });
});

describe('system status', () => {
  it("system status returns the stored status and the visitor's IP address and is not cached", async () => {
    const { headers, body } = await server.get('/wps/system/status');
    expect(body.value).toEqual({ info: '', maintenance: false, regionRestriction: false, location: '127.0.0.1' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    await server.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ info: 'back at 6', maintenance: true, regionRestriction: false }) })
      .where('key', '=', 'status')
      .execute();
    expect((await server.get('/wps/system/status')).body.value).toMatchObject({ info: 'back at 6', maintenance: true });
  });
});
