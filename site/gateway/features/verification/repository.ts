/** Queries of captchas, slide puzzles, and codes sent to phones (S36). */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CaptchaTable, CodeTable, Purpose, SlidePuzzleTable, SlideTokenTable } from './tables.ts';

/** Stores a puzzle, and deletes expired ones. `now`: ms since 1970. */
export async function storePuzzle(db: Database, puzzle: Insertable<SlidePuzzleTable>, now: number): Promise<void> {
  await db.deleteFrom('slide_puzzles').where('expires_at', '<=', now).execute();
  await db.insertInto('slide_puzzles').values(puzzle).execute();
}

/** Consumes a puzzle; undefined if unknown or expired. */
export const takePuzzle = (db: Database, id: string, now: number): Promise<Selectable<SlidePuzzleTable> | undefined> =>
  db.deleteFrom('slide_puzzles').where('id', '=', id).where('expires_at', '>', now).returningAll().executeTakeFirst();

export async function storeAccessToken(db: Database, pass: Insertable<SlideTokenTable>, now: number): Promise<void> {
  await db.deleteFrom('slide_tokens').where('expires_at', '<=', now).execute();
  await db.insertInto('slide_tokens').values(pass).execute();
}

/** Consumes a slide token; undefined if unknown or expired. */
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

/** Key of a code. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly numberMac: string;
}

/** Stores a code in place of the previous one, and deletes expired ones. `now`: ms since 1970. */
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

/** Consumes one attempt and returns the HMAC to compare with; undefined if no code is valid or no attempt is left. */
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

/** Consumes a code; returns false if a concurrent call did so first. */
export async function takeCode(db: Database | Trx, { purpose, numberMac }: CodeKey, codeMac: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('number_hmac', '=', numberMac)
    .where('code_hmac', '=', codeMac)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores a captcha in place of the previous one of the key, and deletes expired ones. */
export async function storeCaptcha(db: Database, captcha: Selectable<CaptchaTable>, now: number): Promise<void> {
  const { key_hash, ...rest } = captcha;
  await db.deleteFrom('captchas').where('expires_at', '<=', now).execute();
  await db
    .insertInto('captchas')
    .values(captcha)
    .onConflict(conflict => conflict.column('key_hash').doUpdateSet(rest))
    .execute();
}

/** Consumes a valid captcha and returns its answer: of two concurrent calls, one receives it. */
export async function takeCaptcha(db: Database, keyHash: string, now: number): Promise<string | null> {
  const row = await db
    .deleteFrom('captchas')
    .where('key_hash', '=', keyHash)
    .returning(['answer_hmac', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.answer_hmac : null;
}
