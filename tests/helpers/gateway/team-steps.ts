/** Steps of agents and of members in their downline. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { foldName, isoDate, toAmount, toUnits } from 'lobbykit/domain';
import type { Endpoint } from 'lobbykit/wire';
import { readMember } from '../../../site/gateway/features/account/members-repository.ts';
import { openSession } from '../../../site/gateway/features/account/sessions/service.ts';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { post } from '../../../site/gateway/ledger/posting.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { credit } from '../credit.ts';
import type { Reply, TestGateway } from '../gateway.ts';

export const DAY = 86_400_000;
export const ZONE = 'Asia/Ho_Chi_Minh';

export interface Person {
  readonly id: number;
  readonly name: string;
  get<T = unknown>(endpoint: Endpoint, query?: Readonly<Record<string, string | number>>): Promise<Reply<T>>;
  call<T = unknown>(endpoint: Endpoint, body: object, key?: string): Promise<Reply<T>>;
}

export interface Beginning {
  readonly upper?: Person | null;
  readonly type?: number;
  readonly merchant?: string;
  /** ms since 1970; default: now. */
  readonly createdAt?: number;
}

/** Creates a logged-in member with the initial play money, in the downline of another member if one is given. */
export async function person(
  server: TestGateway,
  { upper = null, type = 0, merchant = 'demo', createdAt = server.now() }: Beginning = {},
): Promise<Person> {
  const name = `p${randomUUID().slice(0, 11)}`;
  const { id } = await server.db
    .insertInto('members')
    .values({
      merchant_code: merchant,
      user_name: name,
      user_name_folded: foldName(name),
      type,
      created_at: createdAt,
      upline_id: upper?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (merchant === 'demo') await credit(server.db, id, toUnits('10000'), server.now());
  return loggedIn(server, id, name);
}

/** Logs in an existing member. */
export async function loggedIn(server: TestGateway, id: number, name: string): Promise<Person> {
  const { token } = await openSession(server.db, await readMember(server.db, id), server.now());
  const headers = { Authorization: `Bearer ${token}` };
  return {
    id,
    name,
    get: ({ path, moduleId }, query = {}) => {
      const texts = Object.entries(query).map(([field, value]) => [field, String(value)]);
      return server.get(`${path}?${new URLSearchParams(texts)}`, { ...headers, ModuleId: moduleId });
    },
    call: (endpoint, body, key = randomUUID()) => server.call(endpoint, body, { ...headers, 'Idempotency-Key': key }),
  };
}

/** Range of `days` that ends `endsBefore` days before today, in the merchant's zone. */
export function range(server: TestGateway, days: number, endsBefore = 0) {
  const dayAt = (before: number) => isoDate(server.now() - before * DAY, ZONE);
  return { startDate: dayAt(endsBefore + days - 1), endDate: dayAt(endsBefore) };
}

/** Moves money between a member and the house, at any time. @param amount decimal text, negative if the member pays */
export async function move(
  server: TestGateway,
  memberId: number,
  kind: 'bet' | 'win' | 'deposit' | 'withdrawal' | 'rebate' | 'gift' | 'fee',
  amount: string,
  at = server.now(),
  category = '',
): Promise<void> {
  const operatorAccount = await accountOf(server.db, { merchant: 'demo', kind: 'house' });
  const cash = await accountOf(server.db, { merchant: 'demo', kind: 'cash', memberId });
  const units = toUnits(amount.replace('-', '')) * (amount.startsWith('-') ? -1n : 1n);
  await post(server.db, {
    kind,
    now: at,
    category,
    lines: [
      { account: operatorAccount, units: -units },
      { account: cash, units },
    ],
  });
}

/** Amount in the wire format. */
export const amount = (decimal: string) => toAmount(toUnits(decimal));

/** Query for the downline of a member. */
export const downlineOf = (id: number) => `with recursive below as (select id from members where upline_id = ${id}
  union all select m.id from members m join below b on m.upline_id = b.id) select id from below`;

/**
 * Counts members by activity between two days, each member once. Does not use the gateway's counting, so that tests can
 * compare both.
 */
export async function memberCountsOf(db: Database, members: string, from: string, to: string) {
  const day = (at: string) => `to_char(to_timestamp(${at} / 1000.0) at time zone '${ZONE}', 'YYYY-MM-DD')`;
  const within = (at: string) => `${day(at)} between '${from}' and '${to}'`;
  const { rows } = await sql
    .raw<Record<string, number>>(`
    with team as (${members}),
    paid as (
      select a.member_id, min(t.posted_at) as at from ledger_transactions t join ledger_entries p on p.transaction_id = t.id
        join ledger_accounts a on a.id = p.account_id
      where t.kind = 'deposit' and a.member_id in (select id from team) group by 1)
    select
      (select count(*)::int from members where id in (select id from team) and ${within('created_at')}) as "teamRegisterMemberCount",
      (select count(distinct member_id)::int from logins where member_id in (select id from team) and ${within('logged_in_at')})
        as "teamLoginMemberCount",
      (select count(distinct member_id)::int from bets where member_id in (select id from team) and ${within('played_at')})
        as "teamBetMemberCount",
      (select count(*)::int from paid where ${within('at')}) as "firstDepositCount"`)
    .execute(db);
  return rows[0]!;
}

/** Totals of members between two days, counted from ledger entries and bets independently of the gateway. */
export async function figuresOf(db: Database, members: string, startDate: string, endDate: string) {
  const day = (at: string) => `to_char(to_timestamp(${at} / 1000) at time zone '${ZONE}', 'YYYY-MM-DD')`;
  const { rows } = await sql<Record<string, string>>`
      select ${sql.raw(
        [
          ['deposit', "sum(case when t.kind in ('deposit', 'reversal') then p.amount end)"],
          ['withdrawal', "-sum(case when t.kind = 'withdrawal' then p.amount end)"],
          ['fees', "-sum(case when t.kind = 'fee' then p.amount end)"],
          ['bonus', "sum(case when t.kind in ('bonus', 'gift', 'forfeit') then p.amount end)"],
          ['rebate', "sum(case when t.kind = 'rebate' then p.amount end)"],
          ['stake', "-sum(case when t.kind in ('bet', 'refund') then p.amount end)"],
          ['win', "sum(case when t.kind = 'win' then p.amount end)"],
        ]
          .map(([name, sum]) => `coalesce(${sum}, 0)::numeric(20,2)::text as "${name}"`)
          .join(', '),
      )},
        (select coalesce(sum(qualifying_stake), 0)::numeric(20,2)::text from bets where state in ('won', 'lost')
          and member_id in (${sql.raw(members)}) and ${sql.raw(day('settled_at'))} between ${startDate} and ${endDate}) as "qualifyingStake"
      from ledger_entries p join ledger_transactions t on t.id = p.transaction_id join ledger_accounts a on a.id = p.account_id
      where a.member_id in (${sql.raw(members)}) and ${sql.raw(day('t.posted_at'))} between ${startDate} and ${endDate}`.execute(
    db,
  );
  const { stake = '0', win = '0', rebate = '0', bonus = '0', ...others } = rows[0]!;
  const result = toUnits(stake) - toUnits(win) - toUnits(rebate) - toUnits(bonus);
  return { stake, win, rebate, bonus, ...others, result: toAmount(result) };
}

/** Adds a bonus of a paid deposit, open or completed; a second call with another state changes the bonus. */
export async function addTestBonus(
  db: Database,
  memberId: number,
  state: 'open' | 'completed',
  at: number,
): Promise<void> {
  const endedAt = state === 'open' ? null : at;
  const { numUpdatedRows } = await db
    .updateTable('bonuses')
    .set({ state, ended_at: endedAt })
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await sql`with paid as (
      insert into ledger_transactions (kind, posted_at) values ('deposit', ${at}) returning id),
    ordered as (
      insert into deposits (order_no, merchant_code, member_id, method_code, reference, amount, fee, promo_id, bonus, wagering_required, state,
        created_at, expires_at, state_at, next_poll_at, paid_transaction_id)
      select gen_random_uuid()::text, 'demo', ${memberId}, (select min(code) from deposit_methods), gen_random_uuid()::text, 100, 0,
        (select min(id) from deposit_promos), 10, 100000, 'paid', ${at}, ${at}, ${at}, ${at}, id from paid returning *)
    insert into bonuses (member_id, merchant_code, promo_id, deposit_id, deposit, bonus, wagering_required, state, started_at, ended_at)
    select member_id, merchant_code, promo_id, id, 100, 10, 100000, ${state}, ${at}, ${endedAt}::bigint from ordered`.execute(
    db,
  );
}
