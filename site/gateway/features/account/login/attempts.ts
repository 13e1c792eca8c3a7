/**
 * Brakes of everything that proves somebody to be a member (S34, GW-02): a captcha after one failure, a lock after ten. Counted in
 * the database before a proof is looked at, so that many at once, a restart or a second gateway gain nothing; by member whatever the
 * member was called by, and by name where nobody has it, so that no answer tells which it is.
 */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, type ApiErrorCode } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { createKeyedQueue } from '../../../platform/jobs/keyed-queue.ts';
import { readLimit, tooMany } from '../../../platform/rate-limits/rate-limits.ts';
import { addTry, forgetTries, forgetTry, triesOf } from '../../../platform/rate-limits/repository.ts';
import { type LoginLockout, readLockout, removeLockout, writeLockout } from './repository.ts';

const DAY = 86_400_000;
const LONGEST_LOCK_MS = DAY;
/** Tries of one name that wait for each other; more are refused at once. */
const MAX_AT_ONCE = 64;
/** A name nobody tries any more is forgotten: the table is filled by strangers. */
const REMEMBERED_MS = 30 * DAY;

export interface Attempts {
  /**
   * Looks at a proof unless there were too many that were wrong: counts the try, runs `check`, and forgets what was counted when
   * `check` gives something. Null, what `check` gives for a wrong proof, stays counted; when it throws, nothing was looked at and
   * the try is given back.
   *
   * @param who `memberKey(id)`, or another text for a name that nobody has
   * @param isHuman asked from the second try in a row on: has a captcha been solved? Without it nobody is asked, as befits
   *   somebody who is logged in
   * @throws ApiError `login.locked`, `too.many` when very many wait, or `captcha.wrong`, which counts nothing
   */
  guard<T>(actor: string, check: () => Promise<T | null>, isHuman?: () => Promise<boolean>): Promise<T | null>;
}

/** How `guard` calls a member. */
export const memberKey = (memberId: number): string => `member ${memberId}`;

/** The member of such a key. */
const memberOf = (key: string): number | undefined => Number(/^member (\d+)$/.exec(key)?.[1]) || undefined;

/** @param now ms since 1970 */
export function createAttempts(db: Database, now: () => number, audit: Audit): Attempts {
  const queue = createKeyedQueue<string>(MAX_AT_ONCE);

  /** Counts a try before its proof is looked at; null, and nothing counted, when a captcha is wanted first. */
  const begin = (actor: string, isTrusted: boolean): Promise<Begun | null> =>
    db.transaction().execute(async trx => {
      const at = now();
      const limit = await readLimit(trx, 'wrong-proof');
      const perMs = limit.perSeconds * 1_000;
      const { count } = await triesOf(trx, { bucket: bucketOf(actor), perMs }, at);
      const before = await readLockout(trx, actor);
      if (before && before.locked_until > at) throw tooMany('wrong-proof', limit, before.locked_until - at);
      if (before && !isTrusted) return null;
      await addTry(trx, bucketOf(actor), at);
      // A day without trouble after a lock, and the next one is short again.
      const locks = before && at - before.locked_until < DAY ? before.lock_count : 0;
      const lockMs = Math.min(LONGEST_LOCK_MS, perMs * 2 ** locks);
      const after =
        count + 1 >= limit.max
          ? { lock_count: locks + 1, locked_until: at + lockMs }
          : { lock_count: locks, locked_until: before?.locked_until ?? 0 };
      await writeLockout(trx, { name: actor, failed_at: at, ...after }, at - REMEMBERED_MS);
      return { at, before, lockedUntil: after.locked_until };
    });

  const succeeded = (actor: string): Promise<void> =>
    db.transaction().execute(async trx => {
      await forgetTries(trx, bucketOf(actor));
      await removeLockout(trx, actor);
    });

  /** As if the try had never been, also the lock it led to. */
  const giveBack = (actor: string, { at, before }: Begun): Promise<void> =>
    db.transaction().execute(async trx => {
      await forgetTry(trx, bucketOf(actor), at);
      await (before ? writeLockout(trx, before, at - REMEMBERED_MS) : removeLockout(trx, actor));
    });

  return {
    // One after the other: of a double click the second is as right as the first, and wants no captcha.
    guard: (actor, check, isHuman) =>
      queue.run(actor, async () => {
        const begun =
          (await begin(actor, isHuman === undefined)) ?? ((await isHuman?.()) ? await begin(actor, true) : null);
        if (!begun) throw withCaptcha(ERROR_CODES.captchaWrong, 'This login wants the text of a new captcha.');
        const proven = await check().catch(async error => {
          await giveBack(actor, begun);
          throw error;
        });
        if (proven !== null) await succeeded(actor);
        else if (begun.lockedUntil > begun.at) {
          const detail = { until: new Date(begun.lockedUntil).toISOString() };
          await audit.noteTry({ kind: 'login-locked', memberId: memberOf(actor), detail }, actor);
        }
        return proven;
      }),
  };
}

interface Begun {
  readonly at: number;
  /** The brake as it was. */
  readonly before: LoginLockout | null;
  /** ms since 1970; past where this try leads to no lock. */
  readonly lockedUntil: number;
}

const bucketOf = (actor: string) => `wrong-proof ${actor}`;

/** Refuses a login and says that the next one needs a captcha (GW-02). */
export const withCaptcha = (code: ApiErrorCode, message: string) =>
  new ApiError(code, message, { value: { captcha: true } });
