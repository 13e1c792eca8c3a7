/** Queries of second factors, recovery codes, and login challenges. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { MfaChallengeTable, SecondFactorTable } from './tables.ts';

export type SecondFactor = Selectable<SecondFactorTable>;

export const factorOf = async (db: Database, memberId: number): Promise<SecondFactor | null> =>
  (await db.selectFrom('second_factors').selectAll().where('member_id', '=', memberId).executeTakeFirst()) ?? null;

/**
 * Stores a secret that is not enabled yet, in place of an earlier one that was never enabled. Returns false if a second
 * factor is enabled.
 */
export async function startFactor(db: Database, factor: Insertable<SecondFactorTable>): Promise<boolean> {
  const { ciphertext, last_step, created_at } = factor;
  const row = await db
    .insertInto('second_factors')
    .values(factor)
    .onConflict(conflict =>
      conflict
        .column('member_id')
        .doUpdateSet({ ciphertext, last_step, created_at })
        .where('second_factors.enabled_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Enables a secret at `now`; returns false if a concurrent call has enabled it. */
export async function turnFactorOn(trx: Trx, memberId: number, step: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ enabled_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .where('enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records the time step of a used code. Returns false if this or a later step was used before, so that no code is valid
 * twice.
 */
export async function spendStep(db: Database, memberId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('enabled_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeFactor(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('mfa_challenges').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('second_factors').where('member_id', '=', memberId).execute();
}

export async function replaceRecoveryCodes(trx: Trx, memberId: number, hmacs: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hmacs.map(code_hmac => ({ member_id: memberId, code_hmac, used_at: null })))
    .execute();
}

/** Consumes a recovery code; returns false if it is unknown or used. */
export async function spendRecoveryCode(db: Database, memberId: number, hmac: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hmac', '=', hmac)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recoveryCodesLeft(db: Database, memberId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Stores a challenge, and deletes expired challenges. */
export async function storeLoginChallenge(
  db: Database,
  ticket: Insertable<MfaChallengeTable>,
  now: number,
): Promise<void> {
  await db.deleteFrom('mfa_challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('mfa_challenges').values(ticket).execute();
}

/**
 * Consumes one attempt of a challenge and returns its member; null if the challenge is unknown, expired, or has no
 * attempt left.
 */
export async function tryTicket(db: Database, challengeHash: string, now: number): Promise<number | null> {
  const row = await db
    .updateTable('mfa_challenges')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('challenge_hash', '=', challengeHash)
    .where('expires_at', '>', now)
    .where('attempts_left', '>', 0)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Consumes a challenge; returns false if a concurrent call has consumed it. */
export async function redeemLoginChallenge(db: Database, challengeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mfa_challenges')
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns at most `max` second factors whose secret is encrypted with a key other than `keyId`. */
export const factorsUnderOther = (db: Database, keyId: string, max: number): Promise<SecondFactor[]> =>
  db.selectFrom('second_factors').selectAll().where('ciphertext', 'not like', `${keyId}.%`).limit(max).execute();

export async function changeEncrypted(db: Database, memberId: number, ciphertext: string): Promise<void> {
  await db.updateTable('second_factors').set({ ciphertext }).where('member_id', '=', memberId).execute();
}
