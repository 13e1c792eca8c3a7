/**
 * Mail address and phone number of a member (SAFE-02). Each new contact is verified by a code sent to it. The member's
 * first contact of a kind also requires the login password. A later one requires a code sent to the previous contact;
 * with the password instead, the change takes effect after 24 h, so that the owner can cancel it. For a day after a
 * change, the new contact cannot be used to reset a password (S16).
 */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid, rejectField } from '../../platform/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database, Member, Trx } from '../../platform/db/schema.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Mailer, Message } from '../../platform/outbox/outbox.ts';
import { findByNameOrMobile, lockMember, readMember } from '../account/members-repository.ts';
import { removeTemporary } from '../account/passwords/temporary-passwords-repository.ts';
import { emailChanged } from '../account/profile/notifications.ts';
import { setEmail, setMobile } from '../account/profile/repository.ts';
import { readTermsOf } from '../merchants/merchants-repository.ts';
import type { CodeSubject, MemberCodes } from '../verification/member-codes.ts';
import { addContactChange, type ContactKind, removeContactChange } from './contact-changes-repository.ts';
import type { LoginVerification } from './login-verification.ts';
import { type Contact, contactOf, maskContact, messageTo } from './member-contact.ts';
import { notifySecurityEvent, securityTexts } from './notifications.ts';

/** Subject of the mails that contain a code (SAFE-02). */
const SUBJECT: LocalizedText = { EN: 'Your code', VI: 'Mã của bạn', PT: 'Seu código' };

/** Text of the message to the new contact. Placeholder: `{code}`. */
const TO_NEW: LocalizedText = {
  EN: '{code} is your code to add this to your account. It’s valid for 5 minutes. Don’t share it with anyone.',
  VI: '{code} là mã để dùng thông tin này cho tài khoản của bạn. Mã có hiệu lực 5 phút; đừng đưa cho ai.',
  PT: '{code} é o código para usar este contato na sua conta. Vale por 5 minutos; não passe a ninguém.',
};

const TO_OLD: LocalizedText = {
  EN: '{code} is your code to change your contact details. It’s valid for 5 minutes. Don’t share it with anyone. If you didn’t ask for it, change your password now.',
  VI: '{code} là mã để đổi thông tin liên hệ của tài khoản. Mã có hiệu lực 5 phút; đừng đưa cho ai. Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay.',
  PT: '{code} é o código para trocar o contato da sua conta. Vale por 5 minutos; não passe a ninguém. Se você não pediu, troque sua senha agora.',
};

/**
 * Returns the message with a code.
 * @param isOld true if it is sent to the member's previous contact
 */
const codeMessage = (
  contact: Contact,
  code: string,
  { isOld, language }: { readonly isOld: boolean; readonly language: string },
): Message =>
  messageTo(contact, localize(SUBJECT, language), localize(isOld ? TO_OLD : TO_NEW, language).replace('{code}', code));

/** Delay of a change that was verified by the password only, ms. */
export const CHANGE_WAITS_MS = 24 * 3_600_000;

export interface ContactVerification {
  readonly verificationCode: string;
  readonly oldCode?: string;
  readonly password?: string;
}

export interface ContactsOptions {
  readonly db: Database;
  readonly audit: Audit;
  readonly codes: MemberCodes;
  readonly mailer: Mailer;
  readonly verifyLogin: LoginVerification;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface Contacts {
  /**
   * Sends a code to a new contact, or to the member's present contact of a kind. Throws ApiError `contact.missing`,
   * `too.many`.
   */
  sendCode(
    caller: CallerMember,
    to: Contact | ContactKind,
  ): Promise<{ readonly sentTo: string | null; readonly expirationTime: number }>;
  /**
   * Changes a contact. Returns the time at which the change takes effect, ms since 1970, or null if immediately. Throws
   * ApiError: `contact.same`, `contact.taken`, `code.wrong`, `password.wrong`, `login.locked`.
   */
  bind(caller: CallerMember, contact: Contact, verification: ContactVerification): Promise<number | null>;
  /** Cancels a pending change. Throws ApiError `contact.missing` if there is none. */
  cancel(caller: CallerMember, kind: ContactKind): Promise<void>;
}

/**
 * Returns whether a phone number is the name or number of another member. Both are valid for login, so that they must
 * be unique.
 */
export async function isUsedByOther(
  db: Database,
  { id, merchant_code }: Member,
  { kind, value }: Contact,
): Promise<boolean> {
  if (kind === 'email') return false;
  const holder = await findByNameOrMobile(db, merchant_code, { name: value, mobile: value });
  return holder !== null && holder.id !== id;
}

export interface Binding {
  /** Time of the change, ms since 1970. */
  readonly now: number;
  readonly language: string;
  /** IP address of the caller; undefined for a change by the worker. */
  readonly address?: string;
}

/** Changes a contact in the caller's transaction, and returns the notifications to send after the commit. */
export async function applyContact(
  trx: Trx,
  member: Member,
  contact: Contact,
  { audit, binding: { now, language, address } }: { readonly audit: Audit; readonly binding: Binding },
): Promise<(Message | null)[]> {
  const { id: memberId, merchant_code: merchant, user_name: userName } = member;
  const { kind, value, dialingCode } = contact;
  const before = contactOf(member, kind);
  const notification = await notifySecurityEvent(trx, { memberId, event: `${kind}-bound`, now, language });
  if (kind === 'email') await setEmail(trx, memberId, value, now);
  else await setMobile(trx, memberId, { dialingCode: dialingCode ?? '', mobile: value }, now);
  // Deletes a temporary password, because it was mailed to the previous address and would still be valid for a login.
  if (kind === 'email') await removeTemporary(trx, memberId);
  await removeContactChange(trx, memberId, kind);
  const detail = { from: maskContact(before), to: maskContact(contact) };
  await audit.note(trx, { kind: `${kind}-changed`, merchant, memberId, address, detail });
  if (kind === 'mobile') return [notification, toOld(before, 'mobile-bound', language)];
  if (before === null) return [];
  // The mail to the previous address states when the change was made.
  const { zone } = await readTermsOf(trx, memberId);
  return [emailChanged({ to: before.value, userName, at: now, zone, language })];
}

/** Returns the message to the previous phone number. */
const toOld = (before: Contact | null, event: 'mobile-bound' | 'mobile-waits', language: string): Message | null =>
  before && messageTo(before, '', securityTexts(event, language));

const subjectOf = (
  purpose: 'contact' | 'contact-old',
  memberId: number,
  { kind, value, dialingCode }: Contact,
): CodeSubject => ({ purpose, memberId, about: `${kind} ${dialingCode ?? ''} ${value}` });

export function createContacts({ db, audit, codes, mailer, verifyLogin, now }: ContactsOptions): Contacts {
  const verifyOld = async (caller: CallerMember, before: Contact, oldCode: string) => {
    const subject = subjectOf('contact-old', caller.memberId, before);
    if (!(await codes.check(subject, oldCode))) throw wrongCode('oldCode');
    return subject;
  };

  return {
    async sendCode({ memberId, address, language }, to) {
      if (!mailer.ready) throw new ApiError('sender.missing', 'This gateway has nobody to send messages with.');
      const member = await readMember(db, memberId);
      const isOld = typeof to === 'string';
      const contact = isOld ? contactOf(member, to) : to;
      if (!contact) throw missing();
      const purpose = isOld ? 'contact-old' : 'contact';
      const message = (code: string) => codeMessage(contact, code, { isOld, language });
      const expirationTime = await codes.send(subjectOf(purpose, memberId, contact), message, address);
      return { sentTo: maskContact(contact), expirationTime };
    },
    async bind(caller, contact, { verificationCode, oldCode, password }) {
      const { memberId, merchant, address, language } = caller;
      const { kind, value, dialingCode } = contact;
      const before = contactOf(await readMember(db, memberId), kind);
      if (before?.value === value && before.dialingCode === dialingCode) throw same();
      const old = before && oldCode ? await verifyOld(caller, before, oldCode) : null;
      if (!old && !password) throw invalid('"password" is missing, or "oldCode"', 'password');
      if (!old) await verifyLogin(caller, password ?? '');
      const subject = subjectOf('contact', memberId, contact);
      if (!(await codes.check(subject, verificationCode))) throw wrongCode('verificationCode');
      const at = now();
      const due_at = before && !old ? at + CHANGE_WAITS_MS : null;
      const messages = await db.transaction().execute(async trx => {
        await lockMember(trx, memberId);
        const member = await readMember(trx, memberId);
        // A concurrent call has changed the contact, so that the code was sent to a contact that is no longer the
        // present one.
        if (contactOf(member, kind)?.value !== before?.value) throw wrongCode('verificationCode');
        if (await isUsedByOther(trx, member, contact)) throw taken();
        if (!(await codes.spend(trx, subject, verificationCode))) throw wrongCode('verificationCode');
        if (old && !(await codes.spend(trx, old, oldCode ?? ''))) throw wrongCode('oldCode');
        if (due_at === null) {
          return applyContact(trx, member, contact, { audit, binding: { now: at, language, address } });
        }
        const row = { member_id: memberId, kind, value, dialing_code: dialingCode, language, requested_at: at, due_at };
        await addContactChange(trx, row);
        const notification = await notifySecurityEvent(trx, { memberId, event: `${kind}-waits`, now: at, language });
        const detail = { to: maskContact(contact) };
        await audit.note(trx, { kind: 'contact-waits', merchant, memberId, address, detail });
        return kind === 'email' ? [notification] : [notification, toOld(before, 'mobile-waits', language)];
      });
      for (const message of messages) mailer.post(async () => message);
      return due_at;
    },
    cancel: ({ memberId, merchant, address }, kind) =>
      db.transaction().execute(async trx => {
        if (!(await removeContactChange(trx, memberId, kind))) throw missing();
        await audit.note(trx, { kind: 'contact-kept', merchant, memberId, address, detail: { kind } });
      }),
  };
}

const wrongCode = (field: 'verificationCode' | 'oldCode') =>
  rejectField(ERROR_CODES.codeWrong, field, 'The code is wrong or over.');
const same = () => new ApiError(ERROR_CODES.contactSame, 'The member has this one already.');
const taken = () => new ApiError(ERROR_CODES.contactTaken, 'The number is that of another account.');
const missing = () => new ApiError(ERROR_CODES.contactMissing, 'There is nothing of that kind.');
