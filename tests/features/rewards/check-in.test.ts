/** Daily check-in on both databases (GIFT-01). */
import { checkInCalendar, claimCheckIn, memberTransactions } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { claimDay } from '../../../site/gateway/features/rewards/check-in.ts';
import { ApiError } from '../../../site/gateway/platform/api-error.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { expectLedgerReconciles, ledgerEntriesOf, newRewardsMember } from '../../helpers/gateway/reward-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

interface Calendar {
  readonly month: string;
  readonly today: string;
  readonly dayEnds: number;
  readonly days: readonly string[];
  readonly streak: number;
  readonly claimed: boolean;
  readonly daily: string | null;
  readonly steps: readonly { readonly day: number; readonly amount: string }[];
}

interface Claim {
  readonly day: string;
  readonly streak: number;
  readonly amount: string;
  readonly stepAmount: string;
}

const HOUR = 3_600_000;
/** Merchant's date at TEST_NOW, 10:00 local time. */
const TODAY = '2026-11-20';
const dayAt = (n: number) => new Date(Date.parse(`${TODAY}T00:00:00Z`) + n * 24 * HOUR).toISOString().slice(0, 10);

onBothEngines('daily check-in', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  /** Claims the check-in of the day `n` days after TODAY directly, without a call. */
  const claimOn = (memberId: number, n: number) =>
    server.db
      .transaction()
      .execute(trx =>
        claimDay(trx, { memberId, merchantCode: 'demo' }, dayAt(n), async () => server.now() + n * 24 * HOUR),
      );

  it('GIFT-01 twenty concurrent check-ins at two gateways post one ledger transaction', async () => {
    const member = await newRewardsMember(server);
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => member.call<Claim>(claimCheckIn, { day: TODAY }, { at: twins.at(n) })),
    );
    for (const { body } of presses) {
      expect(body).toMatchObject({ success: true, value: { day: TODAY, streak: 1, amount: '5000.00' } });
    }
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(1);
    expect(await member.cash()).toBe('15000.00');
    const calendar = await member.read<Calendar>(checkInCalendar);
    expect(calendar).toMatchObject({ month: '2026-11', today: TODAY, days: [TODAY], streak: 1, claimed: true });
    await expectLedgerReconciles(server);
  });

  it('GIFT-01 check-in with a repeated idempotency key returns the first response with its timestamp', async () => {
    const member = await newRewardsMember(server);
    const first = await member.call<Claim>(claimCheckIn, { day: TODAY }, { key: 'k'.repeat(22) });
    const again = await member.call<Claim>(claimCheckIn, { day: TODAY }, { key: 'k'.repeat(22), at: twins.at(1) });
    expect(again.body.value).toEqual(first.body.value);
    expect(again.body.firstGivenAt).toBe(server.now());
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(1);
  });

  it('GIFT-01 check-in counts consecutive days, pays streak bonuses and restarts after the last bonus', async () => {
    const { memberId, read, cash } = await newRewardsMember(server);
    const before = await cash();
    const paid: string[] = [];
    for (let n = -31; n <= 0; n++) {
      const { streak, amount, stepAmount } = await claimOn(memberId, n);
      if (stepAmount !== '0.00' || streak === 1) paid.push(`${streak} ${amount}+${stepAmount}`);
    }
    expect(paid).toEqual([
      '1 5000.00+0.00',
      '3 5000.00+20000.00',
      '7 5000.00+50000.00',
      '14 5000.00+150000.00',
      '30 5000.00+500000.00',
      '1 5000.00+0.00',
    ]);
    expect(Number(await cash()) - Number(before)).toBe(32 * 5000 + 20_000 + 50_000 + 150_000 + 500_000);
    const calendar = await read<Calendar>(checkInCalendar, { month: '2026-10' });
    expect(calendar.days).toEqual(Array.from({ length: 12 }, (_, n) => dayAt(n - 31)));
    expect(calendar).toMatchObject({ today: TODAY, streak: 2, claimed: true });
    expect(calendar.steps.map(({ day }) => day)).toEqual([3, 7, 14, 30]);
    await expectLedgerReconciles(server);
  });

  it('GIFT-01 streak of check-ins restarts at one after a missed day', async () => {
    const { memberId, read } = await newRewardsMember(server);
    for (const n of [-5, -4, -3]) await claimOn(memberId, n);
    expect(await read<Calendar>(checkInCalendar)).toMatchObject({ streak: 0, claimed: false });
    expect(await claimOn(memberId, 0)).toMatchObject({ streak: 1, stepAmount: '0.00' });
  });

  it('GIFT-01 check-ins around midnight in the merchant’s time zone claim the displayed day only once', async () => {
    const member = await newRewardsMember(server);
    const end = Date.parse('2026-11-20T17:00:00Z');
    const holder = { memberId: member.memberId, merchantCode: 'demo' };
    const press = (at: number) =>
      server.db
        .transaction()
        .execute(trx => claimDay(trx, holder, TODAY, async () => at))
        .catch((error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)));
    expect((await member.read<Calendar>(checkInCalendar)).dayEnds).toBe(end);
    const presses = await Promise.all([end - 1, end, end + 1, end - 1].map(press));
    // A claim shortly after midnight returns the earlier claim or fails as expired, and never claims the next day.
    for (const response of presses)
      expect(typeof response === 'string' ? response : response.day).toMatch(/^(signin\.day\.over|2026-11-20)$/);
    expect(await press(end + 1)).toMatchObject({ day: TODAY });
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(1);
    const late = await newRewardsMember(server);
    expect((await late.call(claimCheckIn, { day: dayAt(1) })).body).toMatchObject({
      success: false,
      errorCode: 'signin.day.over',
      value: { today: TODAY },
    });
  });

  it('GIFT-01 check-in is listed in the account record as a reward', async () => {
    const member = await newRewardsMember(server);
    await member.call(claimCheckIn, { day: TODAY });
    const record = await member.read<{ content: readonly object[] }>(memberTransactions, {
      startDate: TODAY,
      endDate: TODAY,
      pageNo: '1',
      pageSize: '10',
      language: 'EN',
    });
    expect(record.content[0]).toMatchObject({ kind: 'gift', txCode: 'reward', amount: '5000.00', balance: '15000.00' });
  });

  it('GIFT-01 invalid day and month are rejected with the name of the field', async () => {
    const member = await newRewardsMember(server);
    for (const day of ['2026-11-31', 'today']) {
      const { status, body } = await member.call(claimCheckIn, { day });
      expect([day, status, body.errorCode]).toEqual([day, 400, 'input.invalid']);
    }
    expect((await member.get(checkInCalendar, { month: '2026-13' })).status).toBe(400);
  });

  it("GIFT-01 calendar shows the operator's amounts and check-in is rejected without a daily amount", async () => {
    const member = await newRewardsMember(server);
    await runCommandLine(server, ['rewards', 'check-in', '5', '--amount', '777.50']);
    expect((await member.read<Calendar>(checkInCalendar)).steps).toContainEqual({ day: 5, amount: '777.50' });
    await runCommandLine(server, ['rewards', 'check-in', '5', '--amount', 'none']);
    await runCommandLine(server, ['rewards', 'check-in', 'daily', '--amount', 'none']);
    expect((await member.read<Calendar>(checkInCalendar)).daily).toBeNull();
    expect((await member.call(claimCheckIn, { day: TODAY })).body).toMatchObject({ errorCode: 'signin.off' });
    await runCommandLine(server, ['rewards', 'check-in', 'daily', '--amount', '5000']);
    expect(await runCommandLine(server, ['rewards', 'check-in'])).toEqual([
      'each day        5000.00',
      'day   3        20000.00',
      'day   7        50000.00',
      'day  14       150000.00',
      'day  30       500000.00',
    ]);
  });
});
