/** Agent rebates from downline bets, on both databases (TEAM-17). */
import { sql } from 'kysely';
import { promoteToAgent, teamPnl, teamRebate, updateDownlineRebates } from 'lobbykit/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { payAgents } from '../../../site/gateway/features/team/rebates/payouts.ts';
import { addRates } from '../../../site/gateway/features/team/rebates/rates-repository.ts';
import { dayStart } from '../../../site/gateway/platform/days.ts';
import { makeSandboxTeam } from '../../../site/gateway/sandbox/seeds/team/team.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { DAY, loggedIn, move, type Person, person, range, ZONE } from '../../helpers/gateway/team-steps.ts';

const HOUR = 3_600_000;

interface Income {
  readonly content: readonly object[];
  readonly sums: object;
  readonly categories: readonly string[];
  readonly total: number;
  readonly paidTo: string;
}
interface Rebate {
  readonly day: string;
  readonly receiver: number;
  readonly source: number;
  readonly category: string;
  readonly amount: string;
}

onBothEngines('rebates of agents', twins => {
  const rebates = async (where = 'true'): Promise<Rebate[]> => {
    const { rows } = await sql<Rebate>`
      select day::text as day, receiver_id as receiver, source_id as source, category, amount::numeric(20,2)::text as amount
      from agent_rebates where ${sql.raw(where)} order by 1, 2, 3, 4`.execute(twins.server.db);
    return rows;
  };
  describe('sandbox rebates', () => {
    beforeAll(() => makeSandboxTeam(twins.server.db, twins.server.now));

    it('TEAM-17 paid rebates of 60 seeded days equal an independent count', async () => {
      const { db, now } = twins.server;
      const members = await db.selectFrom('members').select(['id', 'type', 'upline_id']).execute();
      const byId = new Map(members.map(member => [member.id, member]));
      const rates = await db.selectFrom('member_rates').selectAll().execute();
      const rateOf = (id: number, category: string, at: number) =>
        rates
          .filter(rate => rate.member_id === id && rate.category === category && rate.since <= at)
          .sort((a, b) => b.since - a.since)[0]?.rate ?? 0;
      const plays = await db
        .selectFrom('bets')
        .select(['member_id', 'category', 'qualifying_stake', 'settled_at'])
        .where('state', 'in', ['won', 'lost'])
        .execute();
      const today = dayStart(now(), ZONE);
      const counted = new Map<string, bigint>();
      for (const { member_id, category, qualifying_stake, settled_at } of plays) {
        const at = settled_at ?? 0;
        if (at >= today) continue;
        const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at);
        let below = ![0, 4, 40].includes(byId.get(member_id)!.type) ? rateOf(member_id, category, at) : 0;
        for (let one = byId.get(byId.get(member_id)!.upline_id ?? 0); one; one = byId.get(one.upline_id ?? 0)) {
          if ([0, 4, 40].includes(one.type)) continue;
          const own = rateOf(one.id, category, at);
          const key = [day, one.id, member_id, category].join(' ');
          // Rebate in ten-thousandths of a currency unit, multiplied by 1,000, because rates are per mille.
          const earned = BigInt(Math.round(Number(qualifying_stake) * 10_000)) * BigInt(Math.max(own - below, 0));
          counted.set(key, (counted.get(key) ?? 0n) + earned);
          below = own;
        }
      }
      const expected = [...counted]
        .map(([key, earned]) => [key, earned / 100_000n] as const)
        .filter(([, cents]) => cents > 0n)
        .map(([key, cents]) => `${key} ${Number(cents) / 100}`)
        .sort();
      const found = await rebates();
      expect(found.length).toBeGreaterThan(2_000);
      expect(new Set(found.map(({ day }) => day)).size).toBeGreaterThan(55);
      expect(
        found
          .map(
            ({ day, receiver, source, category, amount }) =>
              `${day} ${receiver} ${source} ${category} ${Number(amount)}`,
          )
          .sort(),
      ).toEqual(expected);
      const { rows } = await sql<{ owed: string; paid: string }>`
        select (select sum(amount) from agent_rebates)::numeric(20,2)::text as owed,
          (select sum(p.amount) from ledger_entries p where p.seq is not null and p.kind = 'rebate')::numeric(20,2)::text as paid`.execute(
        db,
      );
      expect(rows[0]!.paid).toBe(rows[0]!.owed);
      await expectLedgerBalances(db);
      expect(await runCommandLine(twins.server, ['ledger', 'reconcile'])).toHaveLength(1);
    });
  });

  describe('rebates of new members', () => {
    /** Records settled rounds with the given qualifying stake at the current time. */
    async function play(actor: Person, stake: string, category = 'RNG') {
      const { db, now } = twins.server;
      await move(twins.server, actor.id, 'bet', `-${stake}`, now(), category);
      await sql`insert into bets (member_id, idempotency_key, vendor, category, node_id, detail, stake, qualifying_stake, state, played_at, settled_at, stake_transaction_id)
        select ${actor.id}, gen_random_uuid(), 'V', ${category}, 1, '{}', ${stake}, ${stake}, 'lost', ${now()}, ${now()}, max(id)
        from ledger_transactions`.execute(db);
    }
    const agentInDownline = async (upper: Person | null, rates: Record<string, number>) => {
      const one = await person(twins.server, { type: 20, upper });
      await addRates(twins.server.db, one.id, rates, twins.server.now());
      return one;
    };
    /** Logs the person in again, because a session ends after an idle time. */
    const again = ({ id, name }: Person) => loggedIn(twins.server, id, name);
    const earnedBy = async ({ id }: Person) =>
      (await rebates(`receiver_id = ${id}`)).map(({ source, category, amount }) => [source, category, amount]);
    /** Total and number of the rebate payouts of the given persons. */
    const paidTo = async (actor: readonly Person[]) => {
      const ids = actor.map(({ id }) => id);
      const { rows } = await sql<{ amount: string; times: number }>`
        select coalesce(sum(p.amount), 0)::numeric(20,2)::text as amount, count(*)::int as times
        from ledger_entries p join ledger_accounts a on a.id = p.account_id
        where p.kind = 'rebate' and a.member_id = any(${ids}::bigint[])`.execute(twins.server.db);
      return rows[0]!;
    };

    it('TEAM-17 each upline agent earns the rate difference to the next agent below, rounded down', async () => {
      const top = await agentInDownline(null, { RNG: 90, LOTT: 80 });
      const middle = await agentInDownline(top, { RNG: 60 });
      const friend = await person(twins.server, { upper: middle });
      // The member's rate takes effect only when the member becomes an agent.
      await addRates(twins.server.db, friend.id, { RNG: 50 }, twins.server.now());
      const player = await person(twins.server, { upper: friend });
      await play(player, '33.37');
      await play(player, '10.00', 'LOTT');
      await play(middle, '100.00');
      await twins.advance(DAY);
      // 33.37 at 6 % and at 3 %; an agent's bets earn no rebate for the agent.
      expect(await earnedBy(middle)).toEqual([[player.id, 'RNG', '2.00']]);
      expect(await earnedBy(top)).toEqual([
        [middle.id, 'RNG', '3.00'],
        [player.id, 'LOTT', '0.80'],
        [player.id, 'RNG', '1.00'],
      ]);
      expect(await earnedBy(friend)).toEqual([]);
      expect(await paidTo([top, middle])).toEqual({ amount: '6.80', times: 3 });
      await twins.advance(DAY);
      expect(await paidTo([top, middle])).toEqual({ amount: '6.80', times: 3 });
    });

    it('TEAM-17 rate change and promotion to agent at noon apply from that time', async () => {
      const top = await agentInDownline(null, { RNG: 80 });
      const direct = await person(twins.server, { upper: top });
      const player = await person(twins.server, { upper: direct });
      await addRates(twins.server.db, direct.id, { RNG: 50 }, twins.server.now());
      await play(player, '100.00');
      await twins.advance(HOUR);
      expect((await (await again(top)).call(promoteToAgent, { userName: direct.name })).status).toBe(200);
      await play(player, '100.00');
      await twins.advance(HOUR);
      const changed = await (await again(top)).call(updateDownlineRebates, {
        userName: direct.name,
        rebates: [{ gameType: 'RNG', rebate: 70 }],
      });
      expect(changed.status).toBe(200);
      await play(player, '100.00');
      await twins.advance(DAY);
      // Upline: 100 at 8 %, 3 % and 1 %. Direct member: 100 at 0 %, 5 % and 7 %.
      expect(await earnedBy(top)).toEqual([[player.id, 'RNG', '12.00']]);
      expect(await earnedBy(direct)).toEqual([[player.id, 'RNG', '12.00']]);
    });

    it('TEAM-17 rebates are added to the daily totals of the receiver by day and category of the ledger entry', async () => {
      const top = await person(twins.server, { type: 20 });
      const agent = await agentInDownline(top, { FISH: 40 });
      const player = await person(twins.server, { upper: agent });
      await play(player, '50.00', 'FISH');
      await twins.advance(DAY);
      const { body } = await (await again(top)).get<{ sums: { rebate: string } }>(teamPnl, {
        ...range(twins.server, 1),
        category: 'FISH',
        pageNo: 1,
        pageSize: 10,
      });
      expect(body.value.sums.rebate).toBe('2.00');
      expect(await runCommandLine(twins.server, ['team', 'recount'])).toHaveLength(1);
    });

    it('TEAM-17 concurrent and repeated payout runs without locks pay a day once', async () => {
      const top = await agentInDownline(null, { RNG: 50 });
      const agents: Person[] = [];
      for (let n = 0; n < 4; n += 1) agents.push(await agentInDownline(top, { RNG: 20 }));
      for (const agent of agents) await play(await person(twins.server, { upper: agent }), '10.00');
      const { now } = twins.server;
      const later = () => now() + DAY;
      await Promise.all([0, 1, 2, 3, 4, 5].map(n => payAgents(twins.at(n).db, later)));
      expect(await paidTo([top, ...agents])).toEqual({ amount: '2.00', times: 5 });
      await twins.advance(DAY);
      expect(await paidTo([top, ...agents])).toEqual({ amount: '2.00', times: 5 });
      // Simulates the loss of the payout run record.
      await sql`delete from agent_payout_runs where day >= (select max(day) from agent_payout_runs)`.execute(
        twins.server.db,
      );
      await payAgents(twins.server.db, now);
      expect(await paidTo([top, ...agents])).toEqual({ amount: '2.00', times: 5 });
      await expectLedgerBalances(twins.server.db);
    });

    it('TEAM-17 rebate income is listed by day and member with totals and is rejected without its flag', async () => {
      const { server } = twins;
      const agent = await agentInDownline(null, { RNG: 50, FISH: 10 });
      const players = [await person(server, { upper: agent }), await person(server, { upper: agent })];
      await play(players[0]!, '10.00');
      await play(players[1]!, '20.00');
      await play(players[1]!, '100.00', 'FISH');
      await twins.advance(DAY);
      await play(players[0]!, '40.00');
      await twins.advance(DAY);
      const params = { ...range(server, 3), pageNo: 1, pageSize: 10 };
      const reader = await again(agent);
      const read = async (more: Record<string, string> = {}) =>
        (await reader.get<Income>(teamRebate, { ...params, ...more })).body.value;
      const byDay = await read();
      const [today, yesterday, before] = [0, 1, 2].map(n => range(server, 1, n).startDate);
      expect(byDay.content).toEqual([
        { date: yesterday, count: 1, qualifyingStake: '40.00', rebate: '2.00' },
        { date: before, count: 2, qualifyingStake: '130.00', rebate: '2.50' },
      ]);
      expect(byDay.sums).toEqual({ qualifyingStake: '170.00', rebate: '4.50' });
      expect([byDay.categories, byDay.total, byDay.paidTo]).toEqual([['FISH', 'RNG'], 2, yesterday]);
      expect(byDay.paidTo).not.toBe(today);
      expect((await read({ by: 'member' })).content).toEqual([
        { userName: players[0]!.name, count: 2, qualifyingStake: '50.00', rebate: '2.50' },
        { userName: players[1]!.name, count: 1, qualifyingStake: '120.00', rebate: '2.00' },
      ]);
      expect((await read({ userName: players[1]!.name, category: 'FISH' })).sums).toEqual({
        qualifyingStake: '100.00',
        rebate: '1.00',
      });
      expect((await reader.get(teamRebate, { ...params, userName: 'agent1' })).body.errorCode).toBe('downline.unknown');
      await runCommandLine(server, ['flag', 'AGEREBINC3', 'off']);
      expect((await reader.get(teamRebate, params)).body.errorCode).toBe('permission.denied');
      await runCommandLine(server, ['flag', 'AGEREBINC3', 'on']);
    });
  });
});
