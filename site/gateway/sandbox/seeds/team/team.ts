/**
 * Simulated team of the sandbox's agent (TEAM-05): 300 members on four levels, three agents among the direct members,
 * and their deposits, bets and withdrawals of the last 60 days. Rows are inserted in chronological order by few
 * statements, and the database's triggers update the totals. All values are derived from row numbers, so that every new
 * sandbox has the same team.
 */
import { type RawBuilder, sql } from 'kysely';
import { rebatesOf } from '../../../features/team/rebates/rebate-query.ts';
import { sumTeams } from '../../../features/team/totals/worker.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { runOnce } from '../../../platform/jobs/run-once.ts';
import { sandboxFeatures } from '../../../platform/mode.ts';
import { readSetting } from '../../../platform/settings/repository.ts';
import { DEMO_MERCHANT } from '../merchants.ts';
import { contracts, pays } from './contracts.ts';
import { FIRST, LAST } from './names.ts';

const AGENT = 'agent1';
const MINUTE = 60_000;
const DAY = 86_400_000;
const PLAYS = 3_000;
/** Number of downline members per level, starting with the direct downline. */
const LEVELS = [24, 88, 118, 70];
const AGENTS = 3;
/**
 * Rebate rates by category, tenths of a percent: first those of agent1, then those of the three agents in the downline
 * of agent1.
 */
const RATES = { LOTT: [80, 70], RNG: [9, 6], LIVE: [8, 5], SPORTS: [6, 4], FISH: [9, 6] };

/** Returns SQL for a number from 0 to 2^28 - 1 that depends only on the row and the purpose. */
const chance = (row: string, purpose: string) => `('x' || substr(md5(${row} || '${purpose}'), 1, 7))::bit(28)::int`;

/**
 * Adds the team. Returns false if the agent does not exist, or already has a team.
 * @param now ms since 1970
 */
export async function seedTeam(trx: Trx, now: number): Promise<boolean> {
  const agent = await trx
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', DEMO_MERCHANT)
    .where('user_name', '=', AGENT)
    .executeTakeFirst();
  if (!agent) return false;
  const existing = await trx.selectFrom('members').select('id').where('upline_id', '=', agent.id).executeTakeFirst();
  if (existing) return false;
  for (const statement of [
    ...members(agent.id, agent.password_hash ?? '', now),
    ...moves(now),
    ...pays(agent.id, now),
    ...ledgerStatements(),
    ...contracts(agent.id, now),
  ]) {
    await statement.execute(trx);
  }
  return true;
}

const run = (text: string) => sql.raw(text);

function members(agentId: number, hash: string, now: number): RawBuilder<unknown>[] {
  const names = `(array['${FIRST.join("','")}'])[n % ${FIRST.length} + 1] || (array['${LAST.join("','")}'])[n / ${FIRST.length} % ${LAST.length} + 1]`;
  const total = LEVELS.reduce((sum, count) => sum + count);
  const starts = LEVELS.map((_, level) => LEVELS.slice(0, level).reduce((sum, count) => sum + count, 0));
  return [
    run(`create temp table team_seed on commit drop as
      select n, ${names} as name, null::bigint as id, null::bigint as cash, null::bigint as held from generate_series(0, ${total - 1}) n`),
    ...LEVELS.flatMap((count, level) => {
      const [first, above] = [starts[level]!, starts[level - 1] ?? 0];
      // The three agents have invited most members of the second level; ordinary members have invited the others.
      const upper =
        level === 0
          ? `${agentId}`
          : `(select id from team_seed u where u.n = ${above} + ${
              level === 1
                ? `case when s.n % 4 < 3 then s.n % ${AGENTS} else s.n % ${LEVELS[0]} end`
                : `(s.n * 7) % ${LEVELS[level - 1]}`
            })`;
      const joined = `${now - (90 - level * 22) * DAY} + (${chance('s.n', 'joined')} % ${20 * 1440}) * ${MINUTE}::bigint`;
      return [
        sql`with added as (
          insert into members (merchant_code, user_name, user_name_folded, type, created_at, age_confirmed_at, password_hash, nickname, upline_id)
          select ${DEMO_MERCHANT}::text, s.name, s.name, ${sql.raw(level === 0 ? `case when s.n < ${AGENTS} then 20 else 0 end` : '0')},
            least(${run(joined)}, ${now - DAY}::bigint), least(${run(joined)}, ${now - DAY}::bigint), ${hash}::text, '', ${run(upper)}
          from team_seed s where s.n >= ${first} and s.n < ${first + count} order by s.n
          on conflict do nothing returning id, user_name)
        update team_seed s set id = a.id from added a where a.user_name = s.name`,
      ];
    }),
    // Members whose name is taken are omitted, together with their downline.
    run(
      'delete from team_seed where id is null or not exists (select from members m where m.id = team_seed.id and m.upline_id is not null)',
    ),
    run(`insert into affiliates (code, member_id, domain, is_primary, created_at)
      select 'S' || upper(substr(md5(name), 1, 7)), s.id, null, true, m.created_at from team_seed s join members m on m.id = s.id
      on conflict do nothing`),
    run(`update members m set affiliate_code = a.code from team_seed s, affiliates a
      where m.id = s.id and a.member_id = m.upline_id and a.code = (select min(code) from affiliates b where b.member_id = m.upline_id)`),
    run(`insert into ledger_accounts (merchant_code, kind, holder, member_id, balance)
      select '${DEMO_MERCHANT}', kind, id::text, id, 0 from team_seed, (values ('cash'), ('reserved')) k (kind) order by n, kind`),
    run(`update team_seed s set cash = c.id, held = h.id from ledger_accounts c, ledger_accounts h
      where c.member_id = s.id and c.kind = 'cash' and h.member_id = s.id and h.kind = 'reserved'`),
    run(`insert into ledger_accounts (merchant_code, kind, holder, member_id, balance)
      values ('${DEMO_MERCHANT}', 'provider', 'sandbox', null, null) on conflict do nothing`),
    run(`insert into member_rates (member_id, category, since, rate)
      select who.id, r.category, ${now - 60 * DAY}, case when who.id = ${agentId} then r.own else r.given end
      from (values ${Object.entries(RATES)
        .map(([category, [own, granted]]) => `('${category}', ${own}, ${granted})`)
        .join(', ')}) r (category, own, given),
        (select ${agentId}::bigint as id union all select id from team_seed where n < ${AGENTS}) who
      on conflict do nothing`),
  ];
}

/**
 * Returns SQL that creates the data of all ledger entries, with pseudorandom numbers. `at` determines the order of
 * insertion.
 */
function moves(now: number): RawBuilder<unknown>[] {
  /** SQL for the start of a member's activity: 60 days ago, or one minute after a later registration. */
  const since = `greatest(m.created_at + ${MINUTE}, ${now - 60 * DAY})`;
  const within = (row: string, purpose: string, until = `${now}`) =>
    `${since} + ((${until} - ${since}) * (${chance(row, purpose)} / 268435456.0))::bigint`;
  return [
    // Rounds of games, and lottery tickets of past draws.
    run(`create temp table team_plays on commit drop as
      with played as materialized (
        select p, s.id as member_id, s.cash, (array[10, 20, 50, 100, 200, 300])[${chance('p', 'stake')} % 6 + 1]::numeric as stake,
          ${chance('p', 'luck')} % 100 as luck, ${within('p', 'at')} as at, p % 3 = 0 as is_ticket,
          ${chance('p', 'draw')} as draw, ${chance('p', 'game')} as game
        from generate_series(0, ${PLAYS - 1}) p join team_seed s on s.n = (p * 13 + p / 300 * 7) % 300 join members m on m.id = s.id),
      drawn as materialized (
        select game_id, numero, draw_at, close_at, split_part(split_part(winning_number, '~', 1), ',', 1) as special,
          row_number() over (order by draw_at, game_id) - 1 as k
        from draws where winning_number is not null and draw_at <= ${now} and draw_at >= ${now - 60 * DAY}),
      offered as materialized (
        select g.node_id, g.vendor_code, g.game_type, row_number() over (order by g.node_id) - 1 as k
        from games g join vendors v on v.code = g.vendor_code where g.lottery_id is null and g.active and v.active)
      select p, member_id, cash, stake, gen_random_uuid() as key, 'TCG_LOTTO_VN' as vendor, 'LOTT' as category,
        null::bigint as node_id, d.game_id as lottery_id, d.numero, d.draw_at, greatest(d.close_at - (${chance('p', 'early')} % 120 + 1) * ${MINUTE}, m.created_at + 1) as played_at,
        d.draw_at as settled_at,
        lpad((${chance('p', 'number')} % 100)::text, 2, '0') as number,
        right(d.special, 2) as special, luck, false as is_won, 0::numeric as win, null::bigint as stake_transaction_id, null::bigint as win_transaction_id
      from played join members m on m.id = member_id
        join drawn d on d.k = draw % (select count(*) from drawn) and d.draw_at > m.created_at + ${DAY}
      where is_ticket
      union all
      select p, member_id, cash, stake, gen_random_uuid(), o.vendor_code, o.game_type, o.node_id, null, null, null, at, at, null, null, luck,
        false, 0, null, null
      from played join offered o on o.k = game % (select count(*) from offered) where not is_ticket`),
    run(`update team_plays set win = stake * case
        when lottery_id is not null then case when number = special then 90 else 0 end
        when luck < 25 then 1 when luck < 29 then 5 when luck < 31 then 10 when luck < 32 then 15 else 0 end`),
    run('update team_plays set is_won = win > 0'),
    // Rebates of the agents for past days, paid after midnight.
    sql`create temp table team_rebates on commit drop as ${rebatesOf(sql`(
      select member_id, category, stake as qualifying_stake, settled_at from team_plays
      where settled_at < (select extract(epoch from date_trunc('day', to_timestamp(${run(`${now}`)} / 1000.0) at time zone zone) at time zone zone) * 1000
        from merchants where code = ${run(`'${DEMO_MERCHANT}'`)}))`)}`,
    // Ledger transactions: each moves an amount from one account to another.
    run(`create temp table team_moves on commit drop as
      with pots as (
        select (select id from ledger_accounts where merchant_code = '${DEMO_MERCHANT}' and kind = 'house') as house,
          (select id from ledger_accounts where merchant_code = '${DEMO_MERCHANT}' and kind = 'provider' and holder = 'sandbox') as provider),
      paid as (
        select s.*, d, (array[50000, 100000, 200000, 500000])[${chance('(s.n * 10 + d)', 'paid')} % 4 + 1]::numeric as amount,
          ${within('(s.n * 10 + d)', 'paid at', `${now - DAY}`)} as paid_at
        from team_seed s join members m on m.id = s.id cross join generate_series(0, 2) d where (s.n + d) % 3 <> 0 and s.n % 5 <> 0)
      select 'opening' as kind, '' as category, m.created_at as at, 10000::numeric as amount, pots.house as from_id, s.cash as to_id, null::int as p, null::date as day
        from team_seed s join members m on m.id = s.id, pots
      union all select 'deposit', '', paid_at, amount, provider, cash, null, null from paid, pots
      union all select 'hold', '', paid_at + ${DAY / 2}, amount * 0.4, cash, held, null, null from paid where d = 1
      union all select 'withdrawal', '', paid_at + ${DAY}, amount * 0.4, held, provider, null, null from paid, pots where d = 1
      union all select 'gift', '', paid_at + 1, 50 + n % 50, house, cash, null, null from paid, pots where d = 2
      union all select 'fee', '', paid_at + 2, 10, cash, house, null, null from paid, pots where d = 0
      union all select 'bet', category, played_at, stake, cash, house, p, null from team_plays, pots
      union all select 'win', category, settled_at, win, house, cash, p, null from team_plays, pots where is_won
      union all select 'rebate', r.category,
          least(extract(epoch from (r.day + 1)::timestamp at time zone m.zone) * 1000 + ${6 * MINUTE}, ${now})::bigint, sum(r.amount), house, a.id, null, r.day
        from team_rebates r join merchants m on m.code = r.merchant_code
          join ledger_accounts a on a.member_id = r.receiver_id and a.kind = 'cash', pots
        group by r.day, m.zone, a.id, r.category, house`),
  ];
}

function ledgerStatements(): RawBuilder<unknown>[] {
  return [
    run(`create temp table team_written on commit drop as
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, ordered.* from (
        select * from team_moves order by at, case when kind = 'opening' then 0 when kind = 'bet' then 1 else 2 end) ordered`),
    run(`insert into ledger_transactions (id, kind, posted_at, category) overriding system value
      select id, kind, at, category from team_written order by id`),
    // The trigger that numbers each entry would take most of the time of the first start. It is disabled, and a single
    // statement numbers all entries.
    run('alter table ledger_entries disable trigger ledger_set_balance'),
    run(`insert into ledger_entries (transaction_id, account_id, amount, kind, posted_at, seq, balance_after)
      select line.id, account, amount, line.kind, at, case when a.member_id is not null then a.seq + row_number() over account end,
        a.balance + sum(amount) over account
      from (
        select id, from_id as account, -amount as amount, kind, at from team_written
        union all select id, to_id, amount, kind, at from team_written) line
        join ledger_accounts a on a.id = line.account
      window account as (partition by account order by line.id)
      order by line.id`),
    run('alter table ledger_entries enable trigger ledger_set_balance'),
    run(`update ledger_accounts a set seq = p.seq, balance = p.balance
      from (
        select account_id, count(*) as seq, sum(amount) as balance from ledger_entries
        where account_id in (select from_id from team_written union select to_id from team_written) and seq is not null group by 1) p
      where a.id = p.account_id`),
    run(`update team_plays t set stake_transaction_id = w.id from team_written w where w.p = t.p and w.kind = 'bet'`),
    run(`update team_plays t set win_transaction_id = w.id from team_written w where w.p = t.p and w.kind = 'win'`),
    run(`insert into bets (member_id, idempotency_key, vendor, category, node_id, lottery_id, numero, draw_at, detail, stake, qualifying_stake, win, state,
        played_at, settled_at, stake_transaction_id, win_transaction_id)
      select member_id, key, vendor, category, node_id, lottery_id, numero, draw_at,
        case when lottery_id is null then jsonb_build_object('symbols', case
            when luck < 25 then array['cherry', 'cherry', 'bell'] when luck < 29 then array['cherry', 'cherry', 'cherry']
            when luck < 31 then array['star', 'star', 'star'] when luck < 32 then array['bell', 'bell', 'bell']
            else array['gem', 'star', 'crown'] end)
          else jsonb_build_object('digits', 2, 'numbers', array[number], 'each', to_char(stake, 'FM999999990.00')) end,
        stake, stake, win, case when is_won then 'won' else 'lost' end, played_at, settled_at, stake_transaction_id, win_transaction_id
      from team_plays order by played_at, p`),
    run(`insert into sub_orders (bet_id, number, stake, odds, win, state)
      select p.id, t.number, t.stake, 90, t.win, p.state from team_plays t join bets p on p.stake_transaction_id = t.stake_transaction_id where t.number is not null`),
    run(`insert into agent_rebates (merchant_code, day, receiver_id, source_id, category, qualifying_stake, amount, transaction_id)
      select r.merchant_code, r.day, r.receiver_id, r.source_id, r.category, r.qualifying_stake, r.amount, w.id
      from team_rebates r join ledger_accounts a on a.member_id = r.receiver_id and a.kind = 'cash'
        join team_written w on w.kind = 'rebate' and w.to_id = a.id and w.category = r.category and w.day = r.day`),
    // Members log in on each day on which they bet.
    run(`insert into logins (member_id, logged_in_at)
      select member_id, min(played_at) - 10 * ${MINUTE} from team_plays group by member_id, played_at / ${DAY}
      on conflict do nothing`),
  ];
}

/**
 * Adds the team if the database belongs to a sandbox that has no team yet.
 * @param now ms since 1970
 */
export async function makeSandboxTeam(db: Database, now: () => number): Promise<void> {
  if (!sandboxFeatures(await readSetting(db, 'filledAs')).players) return;
  const done = await runOnce(db, 'sandbox-team', now(), async trx => {
    await seedTeam(trx, now());
  });
  if (done) await sumTeams(db, now);
}
