/**
 * Withdrawal password (OUT-02): six digits, stored as a slow hash of an HMAC. The key of the HMAC is outside of the
 * database, so that a copy of the database does not allow guessing. Each attempt is counted in a separate transaction
 * before the check, so that neither concurrency nor a rollback grants further attempts.
 */
import { checkPaymentPassword } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { rejectField } from '../../platform/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database, Member } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import { createKeyedQueue } from '../../platform/jobs/keyed-queue.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Mailer } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import { readMember, setPaymentHash } from '../account/members-repository.ts';
import type { Passwords } from '../account/passwords/hashing.ts';
import { maskEmail } from '../account/profile/service.ts';
import type { ContactKind } from '../security/contact-changes-repository.ts';
import type { LoginVerification } from '../security/login-verification.ts';
import { contactOf, messageTo, verifiesOwner } from '../security/member-contact.ts';
import type { EnteredAnswer, Questions } from '../security/questions.ts';
import type { MemberCodes } from '../verification/member-codes.ts';
import { blocked, codeNowhere, passwordMissing, passwordSet, passwordWeak, passwordWrong } from './errors.ts';
import { changeGuard, lockGuard } from './lockouts-repository.ts';
import { type NotificationParams, notify } from './notifications.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TRIES = 5;
/** Duration of the lock after five wrong passwords, and of the withdrawal block after a reset, ms. */
const LOCKED_MS = DAY;
export const HELD_MS = DAY;
/**
 * Duration of the withdrawal block after a reset by security questions, ms (SAFE-03); longer than after a code by mail
 * or SMS.
 */
export const WITHDRAWAL_BLOCK_BY_ANSWERS_MS = 3 * DAY;
const KIND = 'withdrawal password';
/** Maximum number of queued attempts per member and gateway process; further attempts are rejected immediately. */
const MAX_AT_ONCE = 64;
/** Maximum wait for attempts that other gateways are checking, and interval of the poll, ms. */
const PENDING_TIMEOUT_MS = 3_000;
const PAUSE_MS = 50;

const CODE_SUBJECT: LocalizedText = { EN: 'Your code', VI: 'Mã của bạn', PT: 'Seu código' };
/** Text of the message with the code. Placeholder: `{code}`. */
const CODE_TEXTS: LocalizedText = {
  EN: '{code} is your code for a new withdrawal password. It’s valid for 5 minutes. Don’t share it with anyone.',
  VI: '{code} là mã để đặt mật khẩu rút tiền mới. Mã có hiệu lực 5 phút. Đừng đưa mã cho ai.',
  PT: '{code} é o seu código para uma nova senha de saque. Vale por 5 minutos. Não passe a ninguém.',
};

export interface PaymentPasswordOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly verifyLogin: LoginVerification;
  readonly questions: Pick<Questions, 'verify'>;
  readonly audit: Audit;
  readonly fields: Fields;
  readonly codes: MemberCodes;
  readonly mailer: Mailer;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface PaymentPasswords {
  /** Verifies the member's withdrawal password. Throws ApiError `withdraw.password.*`. */
  verify(caller: CallerMember, typed: string): Promise<void>;
  set(caller: CallerMember, body: { readonly paymentPassword: string; readonly password: string }): Promise<void>;
  reset(
    caller: CallerMember,
    body: {
      readonly oldPaymentPassword?: string;
      readonly verificationCode?: string;
      readonly answers?: readonly EnteredAnswer[];
      readonly paymentPassword: string;
      readonly password: string;
    },
  ): Promise<void>;
  sendCode(
    caller: CallerMember,
  ): Promise<{ readonly channel: 'sms' | 'mail'; readonly sentTo: string; readonly expirationTime: number }>;
}

const PEPPERED = /^([a-z0-9]+)\.(scrypt\$.*)$/;

/** Hashes a withdrawal password for storage. */
export const hashPayment = async (
  { passwords, fields }: { readonly passwords: Passwords; readonly fields: Fields },
  typed: string,
  kind: 'member' | 'registration' = 'member',
): Promise<string> => {
  const { id, text } = fields.pepper(KIND, typed);
  return `${id}.${await passwords.hash(text, kind)}`;
};

export function createPaymentPasswords(options: PaymentPasswordOptions): PaymentPasswords {
  const { db, passwords, audit, fields, codes, mailer, verifyLogin, questions, now } = options;

  const post = async (params: Omit<NotificationParams, 'now'>) => {
    const mail = await notify(db, { ...params, now: now() });
    mailer.post(async () => mail);
  };

  /** Verifies the password. Replaces a stored hash that uses an older HMAC key or none. */
  const matchesHash = async (memberId: number, typed: string, stored: string): Promise<boolean> => {
    const [, id, hash = stored] = PEPPERED.exec(stored) ?? [];
    const text = id === undefined ? typed : fields.pepperUnder(id, KIND, typed);
    if (text === null || !(await passwords.verify(text, hash)).right) return false;
    if (id !== fields.keyIds()[0]) await setPaymentHash(db, memberId, await hashPayment(options, typed));
    return true;
  };

  const queue = createKeyedQueue<number>(MAX_AT_ONCE);

  /**
   * Counts an attempt before its check. `full`: all allowed attempts have failed or are being checked, but no lock is
   * set yet.
   */
  const count = (memberId: number) =>
    db.transaction().execute(async trx => {
      const { failed_attempts, locked_until } = await lockGuard(trx, memberId);
      const at = await timeOf(trx);
      if (locked_until !== null && locked_until > at) return { kind: 'locked', until: locked_until, tries: 0 } as const;
      const before = locked_until === null ? failed_attempts : 0;
      if (before >= TRIES) return { kind: 'full', until: null, tries: TRIES } as const;
      await changeGuard(trx, memberId, { failed_attempts: before + 1, locked_until: null });
      return { kind: 'counted', until: null, tries: before + 1 } as const;
    });

  /**
   * Locks the password if the last allowed attempt failed.
   * @param tries number of the failed attempt, from 1
   */
  const settle = (memberId: number, tries: number) =>
    db.transaction().execute(async trx => {
      const { failed_attempts, locked_until } = await lockGuard(trx, memberId);
      const isLast = tries >= TRIES && failed_attempts >= TRIES;
      const until = isLast ? (locked_until ?? (await timeOf(trx)) + LOCKED_MS) : null;
      const isNew = until !== null && locked_until === null;
      if (isNew) await changeGuard(trx, memberId, { locked_until: until });
      return { until, isNew, left: TRIES - (tries < TRIES ? tries : failed_attempts) };
    });

  /**
   * Counts an attempt and returns its number. Waits for attempts that other gateways are checking; attempts of a
   * crashed process count as failed.
   */
  const startAttempt = async (memberId: number): Promise<number> => {
    for (let waited = 0; ; waited += PAUSE_MS) {
      const { kind, until, tries } = await count(memberId);
      if (kind === 'counted') return tries;
      if (kind === 'locked') throw blocked({ code: ERROR_CODES.withdrawPasswordLocked, until });
      if (waited >= PENDING_TIMEOUT_MS) {
        throw blocked({ code: ERROR_CODES.withdrawPasswordLocked, until: (await settle(memberId, tries)).until });
      }
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
  };

  // Attempts of a member run one after another, so that concurrent correct passwords never use up the allowed attempts.
  const verify: PaymentPasswords['verify'] = (caller, typed) =>
    queue.run(caller.memberId, () => verifyInTurn(caller, typed));

  const verifyInTurn: PaymentPasswords['verify'] = async ({ memberId, merchant, address, language }, typed) => {
    const { payment_hash } = await readMember(db, memberId);
    if (payment_hash === null) throw passwordMissing();
    const tries = await startAttempt(memberId);
    const isRight = await matchesHash(memberId, typed, payment_hash).catch(async error => {
      // An error means that the password was not checked, so the attempt is not counted.
      await db.transaction().execute(async trx => {
        const { failed_attempts } = await lockGuard(trx, memberId);
        await changeGuard(trx, memberId, { failed_attempts: Math.max(0, failed_attempts - 1) });
      });
      throw error;
    });
    if (isRight) {
      await changeGuard(db, memberId, { failed_attempts: 0, locked_until: null });
      return;
    }
    const { until, isNew, left } = await settle(memberId, tries);
    const entry = { merchant, memberId, address };
    await audit.note(db, { ...entry, kind: 'payment-password-wrong' });
    if (until === null) throw passwordWrong(left);
    if (isNew) {
      await audit.note(db, { ...entry, kind: 'payment-password-locked' });
      await post({ memberId, event: 'password-locked', language });
    }
    throw blocked({ code: ERROR_CODES.withdrawPasswordLocked, until });
  };

  const requireStrong = (typed: string, { profile }: Member) => {
    const issue = checkPaymentPassword(typed, profile.birthDate ?? null);
    if (issue) throw passwordWeak(issue);
  };

  const codeOf = (memberId: number) => ({ purpose: 'withdrawal', memberId }) as const;
  const redeem = async (memberId: number, code: string): Promise<boolean> =>
    (await codes.check(codeOf(memberId), code)) && codes.spend(db, codeOf(memberId), code);

  return {
    verify,
    async set(caller, { paymentPassword, password }) {
      const { memberId, merchant, address, language } = caller;
      const member = await readMember(db, memberId);
      if (member.payment_hash !== null) throw passwordSet();
      requireStrong(paymentPassword, member);
      await verifyLogin(caller, password);
      const hash = await hashPayment(options, paymentPassword);
      await db.transaction().execute(async trx => {
        await lockGuard(trx, memberId);
        if ((await readMember(trx, memberId)).payment_hash !== null) throw passwordSet();
        await setPaymentHash(trx, memberId, hash);
        await audit.note(trx, { kind: 'payment-password-set', merchant, memberId, address });
      });
      await post({ memberId, event: 'password-set', language });
    },
    async reset(caller, { oldPaymentPassword, verificationCode = '', answers, paymentPassword, password }) {
      const { memberId, merchant, address, language } = caller;
      const member = await readMember(db, memberId);
      if (member.payment_hash === null) throw passwordMissing();
      requireStrong(paymentPassword, member);
      await verifyLogin(caller, password);
      const isKnown = Boolean(oldPaymentPassword);
      if (oldPaymentPassword) await verify(caller, oldPaymentPassword);
      else if (answers) await questions.verify(caller, answers);
      else if (!(await redeem(memberId, verificationCode))) {
        throw rejectField(ERROR_CODES.codeWrong, 'verificationCode', 'The code is wrong or too old.');
      }
      const hash = await hashPayment(options, paymentPassword);
      await db.transaction().execute(async trx => {
        const { withdrawals_blocked_until } = await lockGuard(trx, memberId);
        await setPaymentHash(trx, memberId, hash);
        const held = isKnown
          ? withdrawals_blocked_until
          : (await timeOf(trx)) + (answers ? WITHDRAWAL_BLOCK_BY_ANSWERS_MS : HELD_MS);
        await changeGuard(trx, memberId, { failed_attempts: 0, locked_until: null, withdrawals_blocked_until: held });
        const kind = isKnown ? 'payment-password-changed' : 'payment-password-reset';
        await audit.note(trx, { kind, merchant, memberId, address });
      });
      const values = { hours: String((answers ? WITHDRAWAL_BLOCK_BY_ANSWERS_MS : HELD_MS) / HOUR) };
      await post({ memberId, event: isKnown ? 'password-changed' : 'password-reset', language, values });
    },
    async sendCode({ memberId, address, language }) {
      const member = await readMember(db, memberId);
      // A recently changed mail address or phone number does not prove the member's identity.
      const proving = (kind: ContactKind, changedAt: number | null) =>
        verifiesOwner(changedAt, now()) ? contactOf(member, kind) : null;
      const contact = proving('mobile', member.mobile_changed_at) ?? proving('email', member.email_changed_at);
      if (!contact || !mailer.ready) throw codeNowhere();
      const { value } = contact;
      const [channel, sentTo] =
        contact.kind === 'mobile'
          ? ['sms' as const, `•••${value.slice(-3)}`]
          : ['mail' as const, maskEmail(value) ?? ''];
      const message = (code: string) =>
        messageTo(contact, localize(CODE_SUBJECT, language), localize(CODE_TEXTS, language).replace('{code}', code));
      return { channel, sentTo, expirationTime: await codes.send(codeOf(memberId), message, address) };
    },
  };
}
