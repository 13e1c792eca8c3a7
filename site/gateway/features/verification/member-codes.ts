/** Codes for a logged-in member, sent by mail or SMS: six digits, valid once and for one purpose (S36). */
import { randomInt } from 'node:crypto';
import { tidyCode } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { Mailer, Message } from '../../platform/outbox/outbox.ts';
import { admit, networkOf, readLimit } from '../../platform/rate-limits/rate-limits.ts';
import { type Hmac, timingSafeEqualHmac } from '../../platform/secrets/hmac.ts';
import { CODE_TTL_MS, TRIES } from './codes.ts';
import { attemptCode, type CodeKey, storeCode, takeCode } from './repository.ts';
import type { Purpose } from './tables.ts';

/** Member and purpose for which a code is valid. */
export interface CodeSubject {
  readonly purpose: Extract<Purpose, 'withdrawal' | 'contact' | 'contact-old'>;
  readonly memberId: number;
  /** Additional context in which the code is valid, such as the contact to which it was sent. */
  readonly about?: string;
}

export interface MemberCodesOptions {
  readonly db: Database;
  readonly hmac: Hmac;
  readonly mailer: Mailer;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface MemberCodes {
  /**
   * Sends a code, which replaces the previous one. Returns the time at which another code may be requested, ms since
   * 1970. Throws ApiError `too.many` if a limit of the member, the recipient or the IP address is reached.
   * @param address IP address of the caller
   */
  send(subject: CodeSubject, message: (code: string) => Message, address: string): Promise<number>;
  /** Verifies a code, which consumes one of five attempts. A correct code remains valid until `spend`. */
  check(subject: CodeSubject, code: string): Promise<boolean>;
  /** Consumes a verified code; returns false if a concurrent call has consumed it. */
  spend(on: Database | Trx, subject: CodeSubject, code: string): Promise<boolean>;
}

export function createMemberCodes({ db, hmac, mailer, now }: MemberCodesOptions): MemberCodes {
  const keyOf = ({ purpose, memberId, about = '' }: CodeSubject): CodeKey => ({
    purpose,
    numberMac: hmac.of('member', String(memberId), about),
  });
  const codeMac = ({ purpose, numberMac }: CodeKey, code: string) =>
    hmac.of('code', purpose, numberMac, tidyCode(code));

  return {
    async send(subject, message, address) {
      const key = keyOf(subject);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeMessage = message(code);
      const at = now();
      await db.transaction().execute(async trx => {
        await admit(trx, 'code-pause', key.numberMac, at);
        // The limit per member prevents messages to many strangers, the limit per recipient many messages to one of
        // them.
        await admit(trx, 'code-member', String(subject.memberId), at);
        await admit(trx, 'code', hmac.of('receiver', codeMessage.to.toLowerCase()), at);
        await admit(trx, 'code-address', hmac.of('address', networkOf(address)), at);
        const row = { purpose: key.purpose, number_hmac: key.numberMac, code_hmac: codeMac(key, code) };
        await storeCode(trx, { ...row, attempts_left: TRIES, expires_at: at + CODE_TTL_MS }, at);
      });
      mailer.post(async () => codeMessage);
      return at + (await readLimit(db, 'code-pause')).perSeconds * 1_000;
    },
    async check(subject, code) {
      const key = keyOf(subject);
      const expected = await attemptCode(db, key, now());
      return expected !== undefined && timingSafeEqualHmac(expected, codeMac(key, code));
    },
    spend(on, subject, code) {
      const key = keyOf(subject);
      return takeCode(on, key, codeMac(key, code));
    },
  };
}
