/**
 * Lockouts after wrong passwords and codes (S34, GW-02): a captcha after one failure, a lock after ten. An attempt is
 * counted before its check, so that concurrency or a restart grants no further attempts; unknown names are counted too,
 * so that responses do not reveal which names exist.
 */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, type ApiErrorCode } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { createKeyedQueue } from '../../../platform/jobs/keyed-queue.ts';
import { readLimit, tooMany } from '../../../platform/rate-limits/rate-limits.ts';
import { addAttempt, attemptsOf, clearHits, removeHit } from '../../../platform/rate-limits/repository.ts';
import { type LoginLockout, readLockout, removeLockout, writeLockout } from './repository.ts';

const DAY = 86_400_000;
const LONGEST_LOCK_MS = DAY;
/** Maximum number of queued attempts per member or unknown name; further attempts are rejected immediately. */
const MAX_AT_ONCE = 64;
/** Retention time of lockouts, ms. Rows must expire, because visitors can add any number of names. */
const REMEMBERED_MS = 30 * DAY;

export interface Attempts {
  /**
   * Counts an attempt, then runs `check`, unless there were too many failures. A returned value clears the count, null
   * (an invalid proof) stays counted, and an error thrown by `check` removes the attempt.
   * @param actor `memberKey(id)`, or another text for an unknown name
   * @param isHuman returns whether a captcha was solved; called from the second consecutive attempt on. Omit it for a
   * logged-in member.
   * @throws ApiError `login.locked`, `too.many` if the queue is full, or `captcha.wrong`, after which the attempt is
   * not counted
   */
  guard<T>(actor: string, check: () => Promise<T | null>, isHuman?: () => Promise<boolean>): Promise<T | null>;
}

/** Returns the `actor` argument of `guard` for a member. */
export const memberKey = (memberId: number): string => `member ${memberId}`;

/** Returns the member id in a key from `memberKey`; undefined for an unknown name. */
const memberOf = (key: string): number | undefined => Number(/^member (\d+)$/.exec(key)?.[1]) || undefined;

/** @param now ms since 1970 */
export function createAttempts(db: Database, now: () => number, audit: Audit): Attempts {
  const queue = createKeyedQueue<string>(MAX_AT_ONCE);

  /** Counts an attempt before its check. Returns null without counting if a captcha is required first. */
  const countAttempt = (actor: string, isTrusted: boolean): Promise<CountedAttempt | null> =>
    db.transaction().execute(async trx => {
      const at = now();
      const limit = await readLimit(trx, 'wrong-proof');
      const perMs = limit.perSeconds * 1_000;
      const { count } = await attemptsOf(trx, { bucket: bucketOf(actor), perMs }, at);
      const before = await readLockout(trx, actor);
      if (before && before.locked_until > at) throw tooMany('wrong-proof', limit, before.locked_until - at);
      if (before && !isTrusted) return null;
      await addAttempt(trx, bucketOf(actor), at);
      // A member without a lock for one day starts again with the shortest lock.
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
      await clearHits(trx, bucketOf(actor));
      await removeLockout(trx, actor);
    });

  /** Removes the counted attempt, and the lock if this attempt caused one. */
  const revert = (actor: string, { at, before }: CountedAttempt): Promise<void> =>
    db.transaction().execute(async trx => {
      await removeHit(trx, bucketOf(actor), at);
      await (before ? writeLockout(trx, before, at - REMEMBERED_MS) : removeLockout(trx, actor));
    });

  return {
    // Attempts of one member run one after another: the second request of a double click needs no captcha, because the
    // first request has already succeeded.
    guard: (actor, check, isHuman) =>
      queue.run(actor, async () => {
        const attempt =
          (await countAttempt(actor, isHuman === undefined)) ??
          ((await isHuman?.()) ? await countAttempt(actor, true) : null);
        if (!attempt) throw withCaptcha(ERROR_CODES.captchaWrong, 'This login requires the text of a new captcha.');
        const proven = await check().catch(async error => {
          await revert(actor, attempt);
          throw error;
        });
        if (proven !== null) await succeeded(actor);
        else if (attempt.lockedUntil > attempt.at) {
          const detail = { until: new Date(attempt.lockedUntil).toISOString() };
          await audit.noteTry({ kind: 'login-locked', memberId: memberOf(actor), detail }, actor);
        }
        return proven;
      }),
  };
}

interface CountedAttempt {
  readonly at: number;
  /** Stored lockout before this attempt; null if there was none. */
  readonly before: LoginLockout | null;
  /** End of the lock, ms since 1970; in the past if this attempt causes no lock. */
  readonly lockedUntil: number;
}

const bucketOf = (actor: string) => `wrong-proof ${actor}`;

/** Creates the error for a failed login that tells the client that the next login requires a captcha (GW-02). */
export const withCaptcha = (code: ApiErrorCode, message: string) =>
  new ApiError(code, message, { value: { captcha: true } });
