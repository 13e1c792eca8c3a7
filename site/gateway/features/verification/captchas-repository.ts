/** Captchas that wait for their answer; no rules. */
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { CaptchaTable } from '../account/tables.ts';

/** Keeps a captcha in place of an older one of the same key, and forgets those that are over. */
export async function storeCaptcha(db: Database, captcha: Selectable<CaptchaTable>, now: number): Promise<void> {
  const { key_hash, ...rest } = captcha;
  await db.deleteFrom('captchas').where('expires_at', '<=', now).execute();
  await db
    .insertInto('captchas')
    .values(captcha)
    .onConflict(conflict => conflict.column('key_hash').doUpdateSet(rest))
    .execute();
}

/** Gives the answer of a live captcha and forgets it: of two who ask at once, one gets it. */
export async function takeCaptcha(db: Database, keyHash: string, now: number): Promise<string | null> {
  const row = await db
    .deleteFrom('captchas')
    .where('key_hash', '=', keyHash)
    .returning(['answer_hmac', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.answer_hmac : null;
}
