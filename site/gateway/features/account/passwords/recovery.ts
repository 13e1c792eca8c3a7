/**
 * Password recovery: a temporary password by mail, or a new password after verification by phone (FORGOT-18 to
 * FORGOT-23).
 */
import { FLAGS, foldName, mayUse } from 'lobbykit/domain';
import { ERROR_CODES, type passwordByEmail, type passwordByVerification } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { LocalizedText } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { requireFlag } from '../../../platform/http/flags.ts';
import { localize } from '../../../platform/localized-text.ts';
import type { Mailer, Message } from '../../../platform/outbox/outbox.ts';
import { admit } from '../../../platform/rate-limits/rate-limits.ts';
import { hashKey } from '../../../platform/secrets/client-key.ts';
import { verifiesOwner } from '../../security/member-contact.ts';
import type { Codes } from '../../verification/codes.ts';
import { findPhoneOwner, type PhoneVerifications } from '../../verification/phone-verification.ts';
import { findByName } from '../members-repository.ts';
import { removeSessions } from '../sessions/repository.ts';
import type { Passwords } from './hashing.ts';
import { namesOf, requireRule, unchanged, writePassword, wrongCode } from './new-password.ts';
import { createTemporary } from './temporary-passwords.ts';

export interface RecoveryOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly phone: PhoneVerifications;
  readonly mailer: Mailer;
  readonly audit: Audit;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/** Client that requests the recovery. */
interface CallerMember {
  readonly merchant: string;
  readonly address: string;
  /** Language of mails and errors. */
  readonly language: string;
}

export interface Recovery {
  /**
   * Mails a temporary password to the member with this name and mail address. The response is the same if no such
   * member exists. Throws ApiError `too.many`, with the seconds to wait, or `sender.missing` if no mailer is
   * configured.
   */
  byMail(body: InferOutput<(typeof passwordByEmail)['body']>, caller: CallerMember): Promise<void>;
  /**
   * Sets a new password for the member with the verified number, and ends all sessions of the member. Throws ApiError:
   * `input.invalid` for an invalid password, `permission.denied` if the operator has disabled the feature,
   * `code.wrong`, and `modify.new.old.same`, after which the code remains valid.
   */
  byPhone(body: InferOutput<(typeof passwordByVerification)['body']>, caller: CallerMember): Promise<void>;
}

export function createRecovery({ db, passwords, codes, phone, mailer, audit, now }: RecoveryOptions): Recovery {
  const mailFor = async (
    { merchant, address, language }: CallerMember,
    username: string,
    email: string,
    requestedAt: number,
  ): Promise<Message | null> => {
    const member = await findByName(db, merchant, username);
    const isOwnEmail = member?.email?.toLowerCase() === email.toLowerCase();
    if (!member?.email || !isOwnEmail || member.disabled || !mayUse('changePassword', member)) return null;
    if (!verifiesOwner(member.email_changed_at, requestedAt)) return null;
    const password = await createTemporary(db, member.id, requestedAt);
    await audit.note(db, { kind: 'password-mailed', merchant, memberId: member.id, address });
    return mail(member.email, member.user_name, password, language);
  };

  return {
    async byMail({ username, email }, { merchant, address, language }) {
      if (!mailer.ready) throw new ApiError('sender.missing', 'This gateway has nobody to send mails with.');
      const name = username.trim();
      const requestedAt = now();
      await admit(db, 'recovery', hashKey('recovery mail', `${merchant} ${foldName(name)}`), requestedAt);
      await admit(db, 'recovery-address', address, requestedAt);
      // The mail is created after the response. The temporary password expires 15 minutes after the request, however
      // long the mail was queued.
      mailer.post(() => mailFor({ merchant, address, language }, name, email.trim(), requestedAt));
    },
    async byPhone({ newPassword, mobileNum, verificationCode = '', firebaseIdToken }, { merchant, address, language }) {
      await requireFlag(db, FLAGS.recoverByPhone, merchant);
      await requireRule(db, newPassword, [mobileNum], language);
      const owner = await findPhoneOwner(db, merchant, mobileNum);
      if (!owner) throw wrongCode();
      const { member, number } = owner;
      if (!verifiesOwner(member.mobile_changed_at, now())) throw wrongCode();
      const claim = { purpose: 'recovery', number, code: verificationCode } as const;
      const isVerified = firebaseIdToken
        ? (await phone.byProvider({ mobile: mobileNum, idToken: firebaseIdToken }, merchant)) !== null
        : await codes.check(claim);
      if (!isVerified) throw wrongCode();
      if (member.disabled) throw new ApiError(ERROR_CODES.memberDisabled, 'The account is disabled.');
      // Names are compared only after the number is verified, because an earlier error would reveal them.
      await requireRule(db, newPassword, namesOf(member), language);
      if ((await passwords.verify(newPassword, member.password_hash)).right) throw unchanged();
      const hash = await passwords.hash(newPassword);
      await db.transaction().execute(async trx => {
        if (!firebaseIdToken && !(await codes.spend(trx, claim))) throw wrongCode();
        await writePassword(trx, member.id, hash, now());
        await removeSessions(trx, member.id);
        await audit.note(trx, { kind: 'password-reset', merchant, memberId: member.id, address });
      });
    },
  };
}

const SUBJECT: LocalizedText = {
  EN: 'Your temporary password',
  VI: 'Mật khẩu tạm của bạn',
  PT: 'Sua senha temporária',
};
/** Mail text. Placeholders: `{name}`, and `{password}` on a separate line. */
const TEXTS: LocalizedText = {
  EN: `Hello {name},

log in with this temporary password and choose a new one:

{password}

It works for one login, within 15 minutes. If you didn’t ask for it, you don’t need to do anything: your own password hasn’t changed.`,
  VI: `Xin chào {name},

Hãy đăng nhập bằng mật khẩu tạm này rồi chọn mật khẩu mới:

{password}

Mật khẩu tạm dùng được một lần, trong 15 phút. Nếu bạn không yêu cầu, bạn không cần làm gì: mật khẩu của bạn vẫn như cũ.`,
  PT: `Olá, {name}!

Entre com esta senha temporária e escolha uma nova:

{password}

Ela vale para um único acesso, por 15 minutos. Se você não pediu, não precisa fazer nada: sua senha não mudou.`,
};

const mail = (to: string, name: string, password: string, language: string): Message => ({
  channel: 'mail',
  to,
  subject: localize(SUBJECT, language),
  text: localize(TEXTS, language)
    .replace('{name}', () => name)
    .replace('{password}', () => password),
});
