/** Queries of contract offers and contracts. Times are ms since 1970. */
import { type Selectable, sql } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { ContractState, ContractTable } from './tables.ts';

export type Contract = Selectable<ContractTable>;

/** The two parties of a contract. */
export interface Pair {
  readonly uplineId: number;
  readonly memberId: number;
}

export interface NewOffer extends Pair {
  readonly offerId: string;
  readonly merchant: string;
  readonly kind: ContractKind;
  readonly steps: readonly ContractTier[];
  readonly at: number;
}

export const addOffer = (trx: Trx, { offerId, merchant, uplineId, memberId, kind, steps, at }: NewOffer) =>
  trx
    .insertInto('contracts')
    .values({
      offer_id: offerId,
      merchant_code: merchant,
      upline_id: uplineId,
      member_id: memberId,
      kind,
      tiers: JSON.stringify(steps),
      state: 'offered',
      offered_at: at,
      answered_at: null,
      starts_at: null,
      ends_at: null,
      counted_to: null,
    })
    .execute();

/**
 * Finds an offer, or the contract that resulted from it; null if no offer has this id.
 * @param offerId a UUID
 */
export const findContract = async (db: Database, offerId: string): Promise<Contract | null> =>
  (await db.selectFrom('contracts').selectAll().where('offer_id', '=', offerId).executeTakeFirst()) ?? null;

/** Finds the offer of a kind that the member has not answered. */
export const findOpen = async (db: Database, memberId: number, kind: ContractKind): Promise<Contract | null> =>
  (await db
    .selectFrom('contracts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'offered')
    .executeTakeFirst()) ?? null;

/** Returns a member's contracts that have not ended at `now`, and offers not yet answered, oldest first. */
export const listLive = (db: Database, memberId: number, now: number): Promise<Contract[]> =>
  db
    .selectFrom('contracts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(({ eb, and, or }) =>
      or([
        eb('state', '=', 'offered'),
        and([eb('state', '=', 'accepted'), or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])]),
      ]),
    )
    .orderBy('id')
    .execute();

/** Returns, by kind, the latest offer that was answered or revoked. */
export async function listLast(db: Database, memberId: number): Promise<Contract[]> {
  const { rows } = await sql<Contract>`
    select distinct on (kind) * from contracts where member_id = ${memberId} and state <> 'offered' order by kind, id desc`.execute(
    db,
  );
  return rows;
}

/** Rejects or revokes an offer; returns false if the offer is no longer pending. */
export async function closeOffer(
  trx: Trx,
  id: number,
  state: Exclude<ContractState, 'offered' | 'accepted'>,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contracts')
    .set({ state, answered_at: at })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns an offer into a contract that starts at `startsAt`; returns false if the offer is no longer pending. */
export async function acceptOffer(trx: Trx, id: number, at: number, startsAt: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contracts')
    .set({ state: 'accepted', answered_at: at, starts_at: startsAt, counted_to: startsAt })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends the contract of a kind at `endsAt`, the end of a period. A contract that would start later never takes effect.
 * Returns false if there is no contract.
 */
export async function endContracts(trx: Trx, memberId: number, kind: ContractKind, endsAt: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contracts')
    .set({ ends_at: sql`greatest(starts_at, ${endsAt}::bigint)` })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'accepted')
    .where('ends_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns whether a contract between a member and the upline is in force or will be.
 * @param uplineId the only upline with which the member can have a contract
 */
export async function isBound(db: Database, { uplineId, memberId }: Pair, now: number): Promise<boolean> {
  const { rows } = await sql`
    select from contracts where member_id = ${memberId} and upline_id = ${uplineId} and state = 'accepted'
      and (ends_at is null or ends_at > ${now}) limit 1`.execute(db);
  return rows.length > 0;
}
