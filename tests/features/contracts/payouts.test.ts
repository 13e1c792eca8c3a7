/**
 * Contract payouts on both databases: computed from period totals, paid once, owed without sufficient balance (TEAM-23,
 * TEAM-24).
 */
import { sql } from 'kysely';
import { contractPays, dailySalary, dividend } from 'lobbykit/wire';
import { expect, it, onTestFinished } from 'vitest';
import { payContracts } from '../../../site/gateway/features/contracts/payouts.ts';
import { addFreeze, removeFreeze } from '../../../site/gateway/ledger/adjustments-repository.ts';
import { injectTime } from '../../../site/gateway/platform/db/time.ts';
import {
  accept,
  again,
  offerTo,
  paidTo,
  payer,
  play,
  STEPS,
  standingOf,
  untilTomorrow,
} from '../../helpers/gateway/contract-tiers.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { addTestBonus, DAY, move, type Person, person, range } from '../../helpers/gateway/team-steps.ts';

const HOUR = 3_600_000;

interface Payouts {
  readonly content: readonly { readonly date: string; readonly amount: string; readonly status: string }[];
  readonly sums: { readonly paid: string; readonly owed: string };
  readonly total: number;
}

onBothEngines('contract payouts', twins => {
  /**
   * Creates an upline agent, an agent with a contract that has just taken effect, and two direct members of this agent.
   */
  async function agreed(kind: 'dailySalary' | 'dividend' | 'hourlySalary' = 'dailySalary', steps = STEPS) {
    const upper = await payer(twins.server);
    const agent = await person(twins.server, { type: 20, upper });
    const players = [await person(twins.server, { upper: agent }), await person(twins.server, { upper: agent })];
    await accept(agent, await offerTo(upper, agent, kind, steps));
    await twins.advance(kind === 'hourlySalary' ? HOUR : untilTomorrow(twins.server));
    return { upper, agent, players: players as [Person, Person] };
  }
  const read = async (actor: Person, kind: string) =>
    (await (await again(twins.server, actor)).get<Payouts>(contractPays, { kind, pageNo: 1, pageSize: 50 })).body.value;
  const notificationsOf = async ({ id }: Person) =>
    (await twins.server.db.selectFrom('member_messages').select('titles').where('member_id', '=', id).execute()).map(
      ({ titles }) => titles.EN,
    );
  const cashOf = async ({ id }: Person) =>
    (
      await sql<{ cash: string }>`select balance::numeric(20,2)::text as cash from ledger_accounts
          where member_id = ${id} and kind = 'cash'`.execute(twins.server.db)
    ).rows[0]!.cash;

  it('TEAM-23 daily salary is shown before its payout and debited from the upline agent after the end of the day', async () => {
    const { upper, agent, players } = await agreed();
    await play(twins.server, players[0], '150.00');
    // The bets of an agent do not count toward the agent's own salary.
    await play(twins.server, agent, '900.00');
    expect((await standingOf(await again(twins.server, agent), 'dailySalary')).current).toMatchObject({
      base: '150.00',
      active: 1,
      step: 1,
      amount: '5.00',
    });
    await play(twins.server, players[1], '60.00');
    expect((await standingOf(await again(twins.server, agent), 'dailySalary')).current).toMatchObject({
      base: '210.00',
      active: 2,
      step: 2,
      amount: '12.00',
    });
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '0.00', times: 0 });
    const before = Number(await cashOf(upper));
    await twins.advance(untilTomorrow(twins.server));
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '12.00', times: 1 });
    expect(Number(await cashOf(upper))).toBe(before - 12);
    const list = await read(agent, 'dailySalary');
    expect(list.content).toMatchObject([{ amount: '12.00', status: 'paid' }]);
    expect(list.sums).toEqual({ paid: '12.00', owed: '0.00' });
    const reader = await again(twins.server, agent);
    const days = await reader.get<Payouts>(dailySalary, { ...range(twins.server, 3), pageNo: 1, pageSize: 10 });
    expect(days.body.value.content).toEqual(list.content);
    await twins.advance(DAY);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '12.00', times: 1 });
    expect((await read(agent, 'dailySalary')).content).toMatchObject([
      { amount: '0.00', status: 'none' },
      { amount: '12.00', status: 'paid' },
    ]);
    await expectLedgerBalances(twins.server.db);
    expect(await runCommandLine(twins.server, ['team', 'recount'])).toHaveLength(1);
  });

  it('TEAM-23 hourly salary is counted by clock hour and hourly totals are deleted after three days', async () => {
    const { agent, players } = await agreed('hourlySalary');
    const start = twins.server.now() - (twins.server.now() % HOUR);
    await play(twins.server, players[0], '100.00', start);
    await play(twins.server, players[0], '50.00', start + HOUR - 1);
    await play(twins.server, players[0], '400.00', start + HOUR);
    await twins.advance(start + HOUR + 4 * 60_000 - twins.server.now());
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '0.00', times: 0 });
    await twins.advance(2 * 60_000);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '5.00', times: 1 });
    await twins.advance(HOUR);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '10.00', times: 2 });
    const hours = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from member_hours where member_id = ${players[0].id}`.execute(twins.server.db)
      ).rows[0]!.n;
    expect(await hours()).toBe(2);
    // The activity of an hour is counted before it is deleted, even after a long downtime.
    await play(twins.server, players[0], '120.00');
    await twins.advance(4 * DAY);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '15.00', times: 3 });
    expect(await hours()).toBe(0);
  });

  it('TEAM-23 payout without sufficient balance remains owed, notifies both sides once, and is paid after a deposit', async () => {
    const { upper, agent, players } = await agreed();
    const all = await cashOf(upper);
    await move(twins.server, upper.id, 'withdrawal', `-${all}`);
    await play(twins.server, players[0], '150.00');
    await twins.advance(untilTomorrow(twins.server));
    await twins.advance(HOUR);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '0.00', times: 0 });
    expect((await read(agent, 'dailySalary')).content[0]).toMatchObject({ amount: '5.00', status: 'owed' });
    expect((await standingOf(await again(twins.server, agent), 'dailySalary')).owed).toBe('5.00');
    expect((await notificationsOf(agent)).filter(title => title === 'Your pay is owed')).toHaveLength(1);
    expect((await notificationsOf(upper)).filter(title => title === 'You owe pay')).toHaveLength(1);
    await move(twins.server, upper.id, 'deposit', '4.99');
    await twins.advance(60_000);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '0.00', times: 0 });
    await move(twins.server, upper.id, 'deposit', '0.01');
    await twins.advance(60_000);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '5.00', times: 1 });
    expect(await cashOf(upper)).toBe('0.00');
    expect((await read(agent, 'dailySalary')).sums).toEqual({ paid: '5.00', owed: '0.00' });
    await expectLedgerBalances(twins.server.db);
  });

  it('TEAM-23 payout remains owed while transfers of the payer are rejected and is paid afterwards', async () => {
    const { upper, agent, players } = await agreed();
    const { db } = twins.server;
    const at = twins.server.now();
    const guard = (change: object) =>
      db
        .insertInto('withdrawal_lockouts')
        .values({
          member_id: upper.id,
          failed_attempts: 0,
          locked_until: null,
          withdrawals_blocked_until: null,
          ...change,
        })
        .onConflict(conflict => conflict.column('member_id').doUpdateSet(change))
        .execute();
    const bonus = (state: 'open' | 'completed') => addTestBonus(db, upper.id, state, at);
    const holds: readonly (readonly [name: string, set: () => Promise<unknown>, lift: () => Promise<unknown>])[] = [
      [
        'freeze',
        () => addFreeze(db as never, { member_id: upper.id, reason: 'r', actor: 'w', frozen_at: at }),
        () => removeFreeze(db, upper.id),
      ],
      [
        'reset of the password',
        () => guard({ withdrawals_blocked_until: at + 900 * DAY }),
        () => guard({ withdrawals_blocked_until: null }),
      ],
      ['locked password', () => guard({ locked_until: at + 900 * DAY }), () => guard({ locked_until: null })],
      ['open wagering requirement', () => bonus('open'), () => bonus('completed')],
    ];
    let paid = 0;
    for (const [name, set, lift] of holds) {
      await play(twins.server, players[0], '150.00');
      await set();
      await twins.advance(untilTomorrow(twins.server));
      expect([name, (await paidTo(twins.server, agent)).times]).toEqual([name, paid]);
      expect([name, (await read(agent, 'dailySalary')).content[0]]).toMatchObject([name, { status: 'owed' }]);
      await lift();
      await twins.advance(60_000);
      paid += 1;
      expect([name, (await paidTo(twins.server, agent)).times]).toEqual([name, paid]);
    }
    expect((await notificationsOf(upper)).filter(title => title === 'You owe pay')).toHaveLength(holds.length);
    await expectLedgerBalances(db);
  });

  it('TEAM-23 concurrent and repeated payout runs pay a period once even without their run records', async () => {
    const { agent, players } = await agreed();
    await play(twins.server, players[0], '150.00');
    const later = () => twins.server.now() + DAY;
    const clocks = twins.all.map(({ db, now }) => ({ db, now }));
    for (const { db } of clocks) injectTime(db, later);
    onTestFinished(() => {
      for (const { db, now } of clocks) injectTime(db, now);
    });
    await Promise.all([0, 1, 2, 3, 4, 5].map(n => payContracts(twins.at(n).db, later)));
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '5.00', times: 1 });
    await sql`update contracts set counted_to = starts_at where member_id = ${agent.id}`.execute(twins.server.db);
    await payContracts(twins.server.db, later);
    await payContracts(twins.server.db, later);
    expect(await paidTo(twins.server, agent)).toEqual({ amount: '5.00', times: 1 });
    await expectLedgerBalances(twins.server.db);
  });

  it("TEAM-23 TEAM-24 dividend is a share of the team's losses in a half month and is zero after team wins", async () => {
    const steps = [{ from: '100.00', active: 1, pay: '10.0' }];
    const { upper, agent, players } = await agreed('dividend', steps);
    const nextHalf = async () => {
      for (let half = 0; half < 32 && (await read(agent, 'dividend')).total === seen; half += 1)
        await twins.advance(DAY);
      seen = (await read(agent, 'dividend')).total;
    };
    let seen = 0;
    // A contract that is accepted during a half month takes effect in the next half month.
    const { next, running } = await standingOf(await again(twins.server, agent), 'dividend');
    await twins.advance(Math.max(0, ((next ?? running)?.startTime ?? 0) + HOUR - twins.server.now()));
    await play(twins.server, players[0], '300.55');
    await move(twins.server, players[0].id, 'win', '100.00', twins.server.now(), 'RNG');
    await nextHalf();
    expect((await read(agent, 'dividend')).content).toMatchObject([
      { base: '200.55', amount: '20.05', status: 'paid' },
    ]);
    await play(twins.server, players[0], '50.00');
    await move(twins.server, players[0].id, 'win', '500.00', twins.server.now(), 'RNG');
    await nextHalf();
    expect((await read(agent, 'dividend')).content[0]).toMatchObject({
      base: '-450.00',
      amount: '0.00',
      status: 'none',
    });
    const of = async (actor: Person, query = {}) =>
      (await (await again(twins.server, actor)).get<Payouts & { hasGiven: boolean }>(dividend, query)).body.value;
    expect((await of(agent)).content).toHaveLength(2);
    expect((await of(upper)).content).toEqual([]);
    expect(await of(upper, { side: 'given' })).toMatchObject({ total: 2, hasGiven: true, sums: { paid: '20.05' } });
    expect(await of(await person(twins.server, { type: 20 }))).toBeNull();
  });
});
