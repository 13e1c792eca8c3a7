/**
 * Contracts of the sandbox's agent with downline members (TEAM-21 to TEAM-24): a daily salary and a dividend that were
 * paid for 60 days, an hourly salary that has just started, and pending offers. Past payouts are calculated here in SQL
 * from the seeded rows; the gateway's job pays later ones.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import { DEMO_MERCHANT } from '../merchants.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const step = (from: string, active: number, pay: string): ContractTier => ({ from, active, pay });
const DAILY = [step('500.00', 3, '10.00'), step('1000.00', 5, '25.00'), step('2000.00', 8, '60.00')];
const DIVIDEND = [step('100.00', 3, '3.0'), step('2000.00', 10, '6.0'), step('5000.00', 20, '9.0')];
const HOURLY = [step('100.00', 1, '2.00'), step('500.00', 2, '12.00')];

interface Seeded {
  /**
   * Number of the downline member in the seed data, counted from the agent's first direct member. The first three are
   * agents.
   */
  readonly n: number;
  readonly kind: ContractKind;
  readonly steps: readonly ContractTier[];
  readonly state: 'accepted' | 'offered';
}

const CONTRACTS: readonly Seeded[] = [
  { n: 0, kind: 'dailySalary', steps: DAILY, state: 'accepted' },
  { n: 1, kind: 'dividend', steps: DIVIDEND, state: 'accepted' },
  { n: 2, kind: 'hourlySalary', steps: HOURLY, state: 'accepted' },
  { n: 0, kind: 'dividend', steps: DIVIDEND, state: 'offered' },
  { n: 2, kind: 'dailySalary', steps: DAILY, state: 'offered' },
  { n: 4, kind: 'dailySalary', steps: DAILY, state: 'offered' },
  { n: 4, kind: 'hourlySalary', steps: HOURLY, state: 'offered' },
];

const run = (text: string) => sql.raw(text);

const zone = `(select zone from merchants where code = '${DEMO_MERCHANT}')`;
const dayOf = (at: string) => `(to_timestamp(${at} / 1000.0) at time zone ${zone})::date`;
/** Returns SQL for the start of a day, ms since 1970. */
const startOf = (day: string) => `(extract(epoch from ${day}::timestamp at time zone ${zone}) * 1000)::bigint`;
const below = (n: number) =>
  `(select m.id from members m, members top where top.id = (select id from team_seed where n = ${n}) and m.path like top.path || '_%')`;

/**
 * Returns SQL that adds the past payouts to the seeded ledger entries. They are inserted later, in chronological order.
 * @param now ms since 1970
 */
export function pays(agentId: number, now: number): RawBuilder<unknown>[] {
  const reached = (steps: readonly ContractTier[], pay: (of: ContractTier) => string) => ({
    step: `case ${steps
      .map((one, at) => `when base >= ${one.from} and active >= ${one.active} then ${at + 1}`)
      .reverse()
      .join(' ')} else 0 end`,
    amount: `case ${steps
      .map(one => `when base >= ${one.from} and active >= ${one.active} then ${pay(one)}`)
      .reverse()
      .join(' ')} else 0 end`,
  });
  const daily = reached(DAILY, ({ pay }) => pay);
  const share = reached(DIVIDEND, ({ pay }) => `trunc(base * ${pay} / 100, 2)`);
  return [
    run(`create temp table team_pays on commit drop as
      with days as (
        select day::date as day from generate_series(${dayOf(`${now - 60 * DAY}`)}, ${dayOf(`${now}`)} - 1, interval '1 day') day),
      salaries as (
        select d.day, d.day + 1 as next, coalesce(sum(p.stake), 0) as base, count(distinct p.member_id)::int as active
        from days d left join team_plays p on ${dayOf('p.settled_at')} = d.day and p.member_id in ${below(0)}
        group by 1),
      halves as (
        select day, case when extract(day from day) = 1 then day + 15
          else (date_trunc('month', day) + interval '1 month')::date end as next
        from days where extract(day from day) in (1, 16)),
      shares as (
        select h.day, h.next,
          (select coalesce(sum(case when kind = 'bet' then amount else -amount end), 0) from team_moves v join team_seed s on s.cash in (v.from_id, v.to_id)
            where v.kind in ('bet', 'win', 'rebate', 'gift') and s.id in ${below(1)} and ${dayOf('v.at')} >= h.day and ${dayOf('v.at')} < h.next) as base,
          (select count(distinct p.member_id)::int from team_plays p
            where p.member_id in ${below(1)} and ${dayOf('p.settled_at')} >= h.day and ${dayOf('p.settled_at')} < h.next) as active
        from halves h where h.next <= ${dayOf(`${now}`)})
      select 0 as n, 'salary' as kind, day, next, base, active, ${daily.step} as step, (${daily.amount})::numeric as amount from salaries
      union all select 1, 'dividend', day, next, base, active, ${share.step}, (${share.amount})::numeric from shares`),
    // Not later than now: shortly after midnight, yesterday's salary would otherwise be paid in the future.
    run(`insert into team_moves (kind, category, at, amount, from_id, to_id, p, day)
      select p.kind, '', least(${startOf('p.next')} + ${6 * MINUTE}, ${now}), p.amount, a.id, s.cash, null, p.day
      from team_pays p join team_seed s on s.n = p.n join ledger_accounts a on a.member_id = ${agentId} and a.kind = 'cash'
      where p.amount > 0`),
  ];
}

/**
 * Returns SQL that inserts the contracts and their paid periods.
 * @param now ms since 1970
 */
export function contracts(agentId: number, now: number): RawBuilder<unknown>[] {
  const hour = `${now} - ${now} % ${60 * MINUTE}`;
  const startsAt = ({ kind, n }: Seeded) =>
    kind === 'hourlySalary' ? hour : `coalesce((select ${startOf('min(day)')} from team_pays where n = ${n}), ${hour})`;
  const countedTo = ({ kind, n }: Seeded) =>
    kind === 'hourlySalary'
      ? hour
      : `coalesce((select ${startOf('max(next)')} from team_pays where n = ${n}), ${hour})`;
  return [
    ...CONTRACTS.map(
      one => sql`
      insert into contracts (offer_id, merchant_code, upline_id, member_id, kind, tiers, state, offered_at, answered_at, starts_at, counted_to)
      select gen_random_uuid(), ${DEMO_MERCHANT}::text, ${agentId}::bigint, id, ${one.kind}::text, ${JSON.stringify(one.steps)}::jsonb, ${one.state}::text,
        ${run(one.state === 'offered' ? `${now}` : `${startsAt(one)} - ${DAY}`)},
        ${run(one.state === 'offered' ? 'null' : `${startsAt(one)} - ${DAY / 2}`)},
        ${run(one.state === 'offered' ? 'null' : startsAt(one))}, ${run(one.state === 'offered' ? 'null' : countedTo(one))}
      from team_seed where n = ${one.n}`,
    ),
    run(`insert into contract_payouts (contract_id, starts_at, ends_at, base, active, tier, amount, counted_at, paid_at, transaction_id)
      select c.id, ${startOf('p.day')}, ${startOf('p.next')}, p.base, p.active, p.step, p.amount,
        least(${startOf('p.next')} + ${6 * MINUTE}, ${now}), w.at, w.id
      from team_pays p join team_seed s on s.n = p.n
        join contracts c on c.member_id = s.id and c.state = 'accepted'
        left join team_written w on w.kind = p.kind and w.day = p.day and w.to_id = s.cash`),
  ];
}
