/** Two merchants on one gateway with separate currencies, time zones and flags. */
import {
  depositAlipay,
  depositBanks,
  depositReport,
  merchantWallet,
  rankList,
  wallet,
  whitelabel,
} from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer, openReels, type Player, play } from '../../helpers/gateway/bet-steps.ts';
import { run } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const PAGES = { Origin: 'https://tokyo.example' };
const HOUR = 3_600_000;
const FLAG = 'MOBILEVERCODELOGIN3';

let server: TestGateway;
let tokyo: Player;
let hanoi: Player;
beforeAll(async () => {
  server = await gateway();
  await run(server, 'origin', 'add', 'https://tokyo.example', '--merchant', 'tokyo');
  await run(server, 'merchant', 'set', 'tokyo', '--currency', 'JPY', '--symbol', '¥', '--zone', 'Asia/Tokyo');
  tokyo = await newPlayer(server, 'akira', 'tokyo');
  hanoi = await newPlayer(server, 'lanlan');
});
afterAll(() => server.stop());

const get = async <T>({ path, moduleId }: { path: string; moduleId: string }, headers = {}, query = '') =>
  (await server.get<T>(`${path}${query}`, { ModuleId: moduleId, ...headers })).body.value;
const flagOf = async (headers = {}) => (await get<Record<string, boolean>>(whitelabel, headers))[FLAG];
const days = async ({ memberId }: Player) =>
  (
    await server.db
      .selectFrom('member_daily_totals')
      .select(({ cast }) => cast<string>('day', 'text').as('day'))
      .where('member_id', '=', memberId)
      .where('category', '=', 'RNG')
      .execute()
  ).map(({ day }) => day);

describe('second merchant', () => {
  it('PAY-02 second merchant’s currency is shown to visitors of this merchant’s pages and to its members', async () => {
    expect(await get(merchantWallet, PAGES)).toMatchObject({ currencySymbol: '¥' });
    expect(await get(merchantWallet)).toMatchObject({ currencySymbol: '₫' });
    expect(await get(wallet, tokyo.headers)).toMatchObject({ currencySymbol: '¥', sumBalance: '10000.00' });
    expect(await get(wallet, hanoi.headers)).toMatchObject({ currencySymbol: '₫' });
    const board = '?gameCategory=ALL&language=EN&limitNum=20';
    expect(await get(rankList, PAGES, board)).toMatchObject({ currencySymbol: '¥' });
    expect(await get(rankList, {}, board)).toMatchObject({ currencySymbol: '₫' });
  });

  it('PAY-02 I18N-06 games launched by members of the second merchant receive this merchant’s time zone', async () => {
    expect((await openReels(server, tokyo)).zone).toBe('Asia/Tokyo');
    expect((await openReels(server, hanoi)).zone).toBe('Asia/Ho_Chi_Minh');
  });

  it('PAY-02 flags of the second merchant apply only to its pages regardless of cached responses', async () => {
    const before = await flagOf();
    expect(await flagOf(PAGES)).toBe(before);
    await run(server, 'flag', FLAG, before ? 'off' : 'on', '--merchant', 'tokyo');
    expect([await flagOf(PAGES), await flagOf(), await flagOf(PAGES)]).toEqual([!before, before, !before]);
    expect((await run(server, 'flag', 'list', '--merchant', 'tokyo')).join('\n')).toMatch(
      new RegExp(`${FLAG} +${before ? 'off' : 'on'}`),
    );
    await expect(run(server, 'flag', FLAG, 'on', '--merchant', 'nobody')).rejects.toThrow('nobody');
  });

  it('PAY-02 second merchant accepts deposits in whole yen without a Vietnamese bank code', async () => {
    const [method] = await get<{ decimals: number }[]>(depositBanks, tokyo.headers);
    expect(method?.decimals).toBe(0);
    const deposit = (amount: string) =>
      server.call<{ transfer: unknown }>(
        depositAlipay,
        { amount },
        { ...tokyo.headers, 'Content-Type': 'application/json', 'Idempotency-Key': amount.replace('.', '-') },
      );
    const rejected = await deposit('60000.5');
    expect([rejected.status, rejected.body]).toMatchObject([
      400,
      { value: { fields: { amount: expect.stringContaining('a whole amount') } } },
    ]);
    expect((await deposit('60000')).status).toBe(200);
  });

  it('PAY-02 TEAM-09 totals of the second merchant count days in the time zone of this merchant', async () => {
    // 22:30 in Vietnam is 00:30 of the next day in Japan.
    await server.advance(12.5 * HOUR);
    tokyo = await newPlayer(server, 'akane', 'tokyo');
    hanoi = await newPlayer(server, 'lanchi');
    for (const player of [hanoi, tokyo]) {
      expect((await play(server, (await openReels(server, player)).pass)).status).toBe(200);
    }
    expect([await days(hanoi), await days(tokyo)]).toEqual([['2026-11-20'], ['2026-11-21']]);
    const listed = async (player: Player, day: string) =>
      (
        await get<{ content: unknown[] }>(
          depositReport,
          player.headers,
          `?startDate=${day}&endDate=${day}&pageNo=1&pageSize=20`,
        )
      ).content.length;
    const opened = await server.call(
      depositAlipay,
      { amount: '70000' },
      { ...tokyo.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'after-midnight' },
    );
    expect(opened.status).toBe(200);
    expect([await listed(tokyo, '2026-11-20'), await listed(tokyo, '2026-11-21')]).toEqual([0, 1]);
  });

  it('PAY-02 games of the second merchant show its currency', async () => {
    expect((await openReels(server, tokyo)).currencySymbol).toBe('¥');
    expect((await openReels(server, hanoi)).currencySymbol).toBe('₫');
  });

  it('PAY-02 currency and time zone cannot be changed when members have money', async () => {
    await expect(run(server, 'merchant', 'set', 'tokyo', '--zone', 'Asia/Bangkok')).rejects.toThrow('have money');
    expect((await run(server, 'merchant', 'list')).join('\n')).toMatch(/tokyo +JPY ¥ +0 decimals Asia\/Tokyo/);
    expect(() => run(server, 'merchant', 'set', 'tokyo', '--zone', 'Asia/Nowhere')).toThrow('--zone');
    expect(() => run(server, 'merchant', 'set', 'tokyo', '--currency', 'YEN')).toThrow('ISO 4217');
    await expect(run(server, 'merchant', 'set', 'nobody', '--zone', 'UTC')).rejects.toThrow('nobody');
  });
});
