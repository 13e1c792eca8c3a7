/** Queries of banks and members' cards for withdrawals. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { BankCardTable, WithdrawBankTable } from './tables.ts';

export type BankCard = Selectable<BankCardTable>;
export type WithdrawBank = Selectable<WithdrawBankTable>;

/** Returns all banks in display order, including disabled ones. */
export const readBanks = (db: Database): Promise<WithdrawBank[]> =>
  db.selectFrom('withdraw_banks').selectAll().orderBy('position').execute();

/** Returns the cards of a member, oldest first. */
export const cardsOf = (db: Database, memberId: number): Promise<BankCard[]> =>
  db
    .selectFrom('bank_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** Returns cards by id. Includes removed cards, because withdrawals still refer to them. */
export const cardsById = async (db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, BankCard>> =>
  new Map(
    ids.length === 0
      ? []
      : (await db.selectFrom('bank_cards').selectAll().where('id', 'in', ids).execute()).map(card => [card.id, card]),
  );

/** Adds a card; returns null if the member already has a card with this number. */
export const addCard = async (trx: Trx, row: Insertable<BankCardTable>): Promise<BankCard | null> =>
  (await trx
    .insertInto('bank_cards')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Removes a card; returns false if the member has no such card. */
export const removeCard = async (trx: Trx, memberId: number, id: number, removed_at: number): Promise<boolean> =>
  (
    await trx
      .updateTable('bank_cards')
      .set({ removed_at })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Returns whether the member has or had any card. */
export const hasHadCard = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.selectFrom('bank_cards').select('id').where('member_id', '=', memberId).limit(1).executeTakeFirst()) !==
  undefined;

/** Returns whether another member has or had a card with one of these blind indexes. */
export const isOthers = async (
  db: Database,
  merchant: string,
  memberId: number,
  indexes: readonly string[],
): Promise<boolean> =>
  (await db
    .selectFrom('bank_cards')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('number_index', 'in', indexes)
    .where('member_id', '!=', memberId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns at most `max` cards that are encrypted with a key other than `keyId`. */
export const cardsUnderOther = (db: Database, keyId: string, max: number): Promise<BankCard[]> =>
  db
    .selectFrom('bank_cards')
    .selectAll()
    .where('ciphertext', 'not like', `${keyId}.%`)
    .orderBy('id')
    .limit(max)
    .execute();

export const changeCard = (
  db: Database,
  id: number,
  change: { readonly ciphertext: string; readonly number_index: string },
) => db.updateTable('bank_cards').set(change).where('id', '=', id).execute();
