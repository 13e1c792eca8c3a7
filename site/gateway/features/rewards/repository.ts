/** Queries of offered rewards and of members' claims. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { RewardClaimTable, RewardOfferTable } from './tables.ts';

export type RewardOffer = Selectable<RewardOfferTable>;
export type RewardClaim = Selectable<RewardClaimTable>;

/**
 * Returns the offers for a member, including those for all members of the merchant, that have started and not ended at
 * `now`. The offer that ends first is the first one.
 */
export const openOffers = (db: Database, merchant: string, memberId: number, now: number): Promise<RewardOffer[]> =>
  db
    .selectFrom('reward_offers')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .where('removed_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('ends_at')
    .orderBy('id')
    .execute();

/** Finds an offer for a member; null for an offer to another member, and for a removed offer. */
export const findOffer = async (
  db: Database,
  merchant: string,
  memberId: number,
  id: number,
): Promise<RewardOffer | null> =>
  (await db
    .selectFrom('reward_offers')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .where('removed_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** Returns the member's claims with these keys. */
export const findClaims = async (db: Database, memberId: number, keys: readonly string[]): Promise<RewardClaim[]> =>
  keys.length === 0
    ? []
    : db.selectFrom('reward_claims').selectAll().where('member_id', '=', memberId).where('key', 'in', keys).execute();

/**
 * Returns claims of a member, newest first.
 * @param below returns only claims with a smaller id; null for the first page
 */
export const listClaims = (db: Database, memberId: number, below: number | null, max: number): Promise<RewardClaim[]> =>
  db
    .selectFrom('reward_claims')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(below !== null, query => query.where('id', '<', below))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();

export const addClaim = (trx: Trx, row: Insertable<RewardClaimTable>): Promise<RewardClaim> =>
  trx.insertInto('reward_claims').values(row).returningAll().executeTakeFirstOrThrow();

/** Adds an offer and returns its id; null if the member already has an offer for reaching the same VIP level. */
export const addOffer = async (db: Database, row: Insertable<RewardOfferTable>): Promise<number | null> =>
  (
    await db
      .insertInto('reward_offers')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null;

/** Returns offers of a merchant for the back office, the latest first. */
export const listOffers = (db: Database, merchant: string, max: number) =>
  db
    .selectFrom('reward_offers as o')
    .leftJoin('members as m', 'm.id', 'o.member_id')
    .selectAll('o')
    .select([
      'm.user_name',
      sql<number>`(select count(*)::int from reward_claims c where c.key = 'offer-' || o.id)`.as('claims'),
    ])
    .where('o.merchant_code', '=', merchant)
    .where('o.removed_at', 'is', null)
    .orderBy('o.id', 'desc')
    .limit(max)
    .execute();

/** Removes an offer; returns false if the merchant has no such offer. */
export const removeOffer = async (db: Database, merchant: string, id: number, now: number): Promise<boolean> =>
  (
    await db
      .updateTable('reward_offers')
      .set({ removed_at: now })
      .where('id', '=', id)
      .where('merchant_code', '=', merchant)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;
