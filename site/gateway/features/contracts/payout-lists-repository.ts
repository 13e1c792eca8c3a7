/** Periods of contracts as pages show them; no rules. Times are ms since 1970, amounts decimal text. */
import { type RawBuilder, sql } from 'kysely';
import type { ContractKind } from 'lobbykit/domain';
import type { Database } from '../../platform/db/schema.ts';

export interface PayoutFilter {
  /** Whose periods: those the member is paid, or those the member pays to others. */
  readonly memberId: number;
  readonly side: 'received' | 'given';
  readonly kind: ContractKind;
  /** Periods that end after `from` and begin before `until`; null for all. */
  readonly from: number | null;
  readonly until: number | null;
}

export interface PayoutRow {
  readonly from: number;
  readonly until: number;
  readonly base: string;
  readonly active: number;
  readonly amount: string;
  readonly paidAt: number | null;
  /** Name of the other side. */
  readonly other: string;
}

const matching = ({ memberId, side, kind, from, until }: PayoutFilter): RawBuilder<unknown> => sql`
  from contracts c join contract_payouts p on p.contract_id = c.id
    join members o on o.id = ${side === 'received' ? sql`c.upline_id` : sql`c.member_id`}
  where ${side === 'received' ? sql`c.member_id` : sql`c.upline_id`} = ${memberId} and c.kind = ${kind}
    and (${from}::bigint is null or p.ends_at > ${from}) and (${until}::bigint is null or p.starts_at < ${until})`;

/** A page, the latest first. */
export async function listPays(db: Database, filter: PayoutFilter, { max, skip }: { max: number; skip: number }) {
  const { rows } = await sql<PayoutRow>`
    select p.starts_at as "from", p.ends_at as until, p.base::text as base, p.active, p.amount::text as amount,
      p.paid_at as "paidAt", o.user_name as other
    ${matching(filter)} order by p.starts_at desc, o.user_name_folded limit ${max} offset ${skip}`.execute(db);
  return rows;
}

/** Of all rows of the filter: how many there are, what was paid, and what is owed. */
export async function sumPays(db: Database, filter: PayoutFilter) {
  const { rows } = await sql<{ total: number; paid: string; owed: string }>`
    select count(*)::int as total,
      coalesce(sum(p.amount) filter (where p.paid_at is not null), 0)::text as paid,
      coalesce(sum(p.amount) filter (where p.paid_at is null), 0)::text as owed
    ${matching(filter)}`.execute(db);
  return rows[0]!;
}

/** What an upper member owes a member by all contracts. */
export async function owedTo(db: Database, memberId: number): Promise<ReadonlyMap<ContractKind, string>> {
  const { rows } = await sql<{ kind: ContractKind; owed: string }>`
    select c.kind, sum(p.amount)::text as owed from contracts c join contract_payouts p on p.contract_id = c.id
    where c.member_id = ${memberId} and p.transaction_id is null and p.amount > 0 group by 1`.execute(db);
  return new Map(rows.map(({ kind, owed }) => [kind, owed]));
}
