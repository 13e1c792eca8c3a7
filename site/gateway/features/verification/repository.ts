/** Queries of captchas, slide puzzles, and codes sent to phones (S36). */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CaptchaTable, CodeTable, Purpose, SlidePuzzleTable, SlideTokenTable } from './tables.ts';

/** Stores a slide puzzle, and deletes expired ones. `now`: ms since 1970. */
export async function storePuzzle(db: Database, puzzle: Insertable<SlidePuzzleTable>, now: number): Promise<void> {
  await db.deleteFrom('slide_puzzles').where('expires_at', '<=', now).execute();
  await db.insertInto('slide_puzzles').values(puzzle).execute();
}

/** Consumes a slide puzzle and returns it; undefined if unknown or expired. */
export const takePuzzle = (db: Database, id: string, now: number): Promise<Selectable<SlidePuzzleTable> | undefined> =>
  db.deleteFrom('slide_puzzles').where('id', '=', id).where('expires_at', '>', now).returningAll().executeTakeFirst();

export async function storeAccessToken(db: Database, pass: Insertable<SlideTokenTable>, now: number): Promise<void> {
  await db.deleteFrom('slide_tokens').where('expires_at', '<=', now).execute();
  await db.insertInto('slide_tokens').values(pass).execute();
}

/** Consumes a slide token and returns it; undefined if unknown or expired. */
export const consumeAccessToken = (
  trx: Trx,
  accessTokenHash: string,
  now: number,
): Promise<Selectable<SlideTokenTable> | undefined> =>
  trx
    .deleteFrom('slide_tokens')
    .where('token_hash', '=', accessTokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Purpose and phone number that identify a code. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly numberMac: string;
}

/** Stores a code, which replaces the previous one of its key, and deletes expired codes. `now`: ms since 1970. */
export async function storeCode(trx: Trx, code: Insertable<CodeTable>, now: number): Promise<void> {
  await trx.deleteFrom('codes').where('expires_at', '<=', now).execute();
  const { code_hmac, attempts_left, expires_at } = code;
  await trx
    .insertInto('codes')
    .values(code)
    .onConflict(conflict =>
      conflict.columns(['purpose', 'number_hmac']).doUpdateSet({ code_hmac, attempts_left, expires_at }),
    )
    .execute();
}

/**
 * Consumes one attempt of a code and returns the HMAC with which to compare an entered code; undefined if the code is
 * unknown, expired, or has no attempt left.
 */
export async function attemptCode(
  db: Database,
  { purpose, numberMac }: CodeKey,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('codes')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('number_hmac', '=', numberMac)
    .where('expires_at', '>', now)
    .where('attempts_left', '>', 0)
    .returning('code_hmac')
    .executeTakeFirst();
  return row?.code_hmac;
}

/** Consumes a code; returns false if a concurrent call has consumed it. */
export async function takeCode(db: Database | Trx, { purpose, numberMac }: CodeKey, codeMac: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('number_hmac', '=', numberMac)
    .where('code_hmac', '=', codeMac)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores a captcha, which replaces the previous one of its key, and deletes expired captchas. */
export async function storeCaptcha(db: Database, captcha: Selectable<CaptchaTable>, now: number): Promise<void> {
  const { key_hash, ...rest } = captcha;
  await db.deleteFrom('captchas').where('expires_at', '<=', now).execute();
  await db
    .insertInto('captchas')
    .values(captcha)
    .onConflict(conflict => conflict.column('key_hash').doUpdateSet(rest))
    .execute();
}

/**
 * Consumes a captcha and returns the HMAC of its answer; null if unknown or expired. Of two concurrent calls, only one
 * receives the HMAC.
 */
export async function takeCaptcha(db: Database, keyHash: string, now: number): Promise<string | null> {
  const row = await db
    .deleteFrom('captchas')
    .where('key_hash', '=', keyHash)
    .returning(['answer_hmac', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.answer_hmac : null;
}
