/** Queries of withdrawal passwords, their failed attempts, and blocks of withdrawals. */
import type { Selectable, Updateable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { WithdrawalLockoutTable } from './tables.ts';

export type PaymentGuard = Selectable<WithdrawalLockoutTable>;

const NONE = { failed_attempts: 0, locked_until: null, withdrawals_blocked_until: null };

export const readGuard = async (db: Database, memberId: number): Promise<PaymentGuard> =>
  (await db.selectFrom('withdrawal_lockouts').selectAll().where('member_id', '=', memberId).executeTakeFirst()) ?? {
    member_id: memberId,
    ...NONE,
  };

/** Locks a member's row until the transaction ends and returns it; inserts a missing row. */
export async function lockGuard(trx: Trx, memberId: number): Promise<PaymentGuard> {
  await trx
    .insertInto('withdrawal_lockouts')
    .values({ member_id: memberId, ...NONE })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('withdrawal_lockouts')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const changeGuard = (db: Database, memberId: number, change: Updateable<WithdrawalLockoutTable>) =>
  db.updateTable('withdrawal_lockouts').set(change).where('member_id', '=', memberId).execute();
