/**
 * Brakes of the login (S34, GW-02): a captcha after one failure, a lock after ten, thirty tries a minute per address. All of it is
 * counted in the database, by name whether or not somebody has it, so that neither a restart nor an answer tells anything.
 */
import { isIPv6 } from 'node:net';
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../http/reply.ts';
import { readBrake, removeBrake, writeBrake } from '../store/login-brakes.ts';
import { addTry, forgetTries, takeTry, triesOf } from '../store/tries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FAILURES = 10;
const FAILURES_PER_MS = 15 * MINUTE;
const FIRST_LOCK_MS = 15 * MINUTE;
const LONGEST_LOCK_MS = DAY;
const PER_ADDRESS = 30;
/** A name nobody tries any more is forgotten: the table is filled by strangers. */
const REMEMBERED_MS = 30 * DAY;

export interface Attempts {
  /**
   * Counts a try from an address and looks whether the name may be tried; `captcha`: only with the text of a captcha.
   * Throws Refusal 429 `login.locked` with Retry-After.
   */
  begin(name: string, address: string): Promise<{ readonly captcha: boolean }>;
  /** The proof was wrong. */
  failed(name: string): Promise<void>;
  /** The proof was right: what was counted against the name is forgotten. */
  succeeded(name: string): Promise<void>;
}

/** @param now ms since 1970 */
export function createAttempts(db: Database, now: () => number): Attempts {
  const bucketOf = (name: string) => `failed login ${name}`;
  return {
    async begin(name, address) {
      const at = now();
      const bucket = `login ${networkOf(address)}`;
      const wait = await takeTry(db, { bucket, most: PER_ADDRESS, perMs: MINUTE }, at);
      if (wait > 0) throw locked('Too many tries from this address.', wait);
      const brake = await readBrake(db, name);
      if (brake && brake.locked_until > at)
        throw locked('Too many failed logins of this name.', brake.locked_until - at);
      return { captcha: brake !== null };
    },
    failed: name =>
      db.transaction().execute(async trx => {
        const at = now();
        const bucket = bucketOf(name);
        const { count } = await triesOf(trx, { bucket, perMs: FAILURES_PER_MS }, at);
        const before = await readBrake(trx, name);
        const isLast = count + 1 >= FAILURES;
        // A day without trouble after a lock, and the next one is short again.
        const locks = before && at - before.locked_until < DAY ? before.locks : 0;
        const lockMs = Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** locks);
        await (isLast ? forgetTries(trx, bucket) : addTry(trx, bucket, at));
        const after = isLast
          ? { locks: locks + 1, locked_until: at + lockMs }
          : { locks, locked_until: before?.locked_until ?? 0 };
        await writeBrake(trx, { name, failed_at: at, ...after }, at - REMEMBERED_MS);
      }),
    succeeded: name =>
      db.transaction().execute(async trx => {
        await forgetTries(trx, bucketOf(name));
        await removeBrake(trx, name);
      }),
  };
}

const locked = (reason: string, waitMs: number) =>
  new Refusal(429, ERROR_CODES.loginLocked, `${reason} Try again later.`, {
    'Retry-After': String(Math.ceil(waitMs / 1_000)),
  });

/** Who owns an IPv6 address owns the other 2^64 of its network too. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
