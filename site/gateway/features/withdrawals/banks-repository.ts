/** Operators' queries of banks for withdrawals. */
import { sql } from 'kysely';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readBanks } from './cards-repository.ts';

/** Changes to a bank. Omitted properties stay unchanged. */
export interface BankChange {
  readonly names?: LocalizedText;
  readonly min_digits?: number;
  readonly max_digits?: number;
  /** True if account numbers end with a check digit (Luhn). */
  readonly is_checked?: boolean;
  readonly enabled?: boolean;
  readonly position?: number;
}

const ICONS = { bank: '/art/deposit/BANK.svg', wallet: '/art/deposit/KITE.svg' } as const;

export const listBanks = readBanks;

/** Adds a bank, at the end unless `position` is set. Returns false if the code exists. */
export async function insertBank(
  db: Database,
  {
    code,
    kind,
    names,
    position,
    ...bank
  }: Required<Omit<BankChange, 'position'>> & {
    readonly code: string;
    readonly kind: 'bank' | 'wallet';
    readonly position?: number;
  },
): Promise<boolean> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from withdraw_banks)`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('withdraw_banks')
    .values({ code, kind, names: JSON.stringify(names), icon_path: ICONS[kind], position: position ?? last, ...bank })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateBank(db: Database, code: string, { names, ...change }: BankChange): Promise<void> {
  await db
    .updateTable('withdraw_banks')
    .set({ ...change, ...(names && { names: JSON.stringify(names) }) })
    .where('code', '=', code)
    .execute();
}

/** Returns whether any member has or had a card of the bank. */
export const hasCards = async (db: Database, code: string): Promise<boolean> =>
  (await db.selectFrom('bank_cards').select('id').where('bank_code', '=', code).limit(1).executeTakeFirst()) !==
  undefined;

/** Removes a bank; returns false if the code does not exist. */
export async function removeBank(db: Database, code: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('withdraw_banks').where('code', '=', code).executeTakeFirst();
  return numDeletedRows === 1n;
}
