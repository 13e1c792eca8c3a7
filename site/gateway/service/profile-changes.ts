/**
 * Changes of the profile by which a session could become the account: the mail, which resets passwords, and the name that is paid out
 * to. Both want the member's own password (S16, EP-08); one that was mailed does not do, as whoever reads the mails has it.
 */
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database, Member, Names, Trx } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/reply.ts';
import { readMember } from '../store/members.ts';
import { setEmail, setPayeeName } from '../store/profile.ts';
import { removeTemporary } from '../store/temporary-passwords.ts';
import { type Attempts, memberKey } from './attempts.ts';
import type { Audit } from './audit.ts';
import type { Message, Postman } from './outbox.ts';
import type { Passwords } from './passwords.ts';
import { checkProfile, maskEmail } from './profile.ts';
import { emailChanged, payeeNameChanged } from './profile-mails.ts';
import { textIn } from './register-form.ts';

/** Who asks for a change. */
export interface Asking {
  readonly memberId: number;
  readonly merchant: string;
  readonly address: string;
  /** As typed. */
  readonly password: string;
  /** Of messages and mails: VI. */
  readonly language: string;
}

/** Both throw Refusal: 400 for what the rules do not admit, `password.wrong`, 429 after ten of them. The same value changes nothing. */
export interface ProfileChanges {
  /** Sets the mail, which resets no password for a day; the address before is told. */
  setEmail(given: string, asking: Asking): Promise<void>;
  /** Sets the name on the bank account; the mail of the member is told. */
  setPayeeName(given: string, asking: Asking): Promise<void>;
}

export interface ProfileChangesOptions {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly passwords: Passwords;
  readonly postman: Postman;
  /** ms since 1970 */
  readonly now: () => number;
}

/** For members of a form without the field of the password. */
const NO_PASSWORD: Names = {
  EN: 'You have no password yet. Log out and set one by “Forgot password?” with your phone number.',
  VI: 'Bạn chưa có mật khẩu. Hãy đăng xuất và đặt mật khẩu qua “Quên mật khẩu?” bằng số điện thoại.',
  PT: 'Você ainda não tem senha. Saia e crie uma em “Esqueceu a senha?” com seu celular.',
};

export function createProfileChanges({
  db,
  attempts,
  audit,
  passwords,
  postman,
  now,
}: ProfileChangesOptions): ProfileChanges {
  const prove = async ({ memberId, merchant, address, password, language }: Asking): Promise<void> => {
    const { password_hash } = await readMember(db, memberId);
    if (password_hash === null) {
      const fields = { password: textIn(NO_PASSWORD, language) };
      throw new Refusal(400, ERROR_CODES.inputInvalid, 'The member has no password yet.', {}, { fields });
    }
    const proven = await attempts.guard(memberKey(memberId), async () =>
      (await passwords.verify(password, password_hash)).right ? true : null,
    );
    if (proven) return;
    await audit.noteTry({ kind: 'password-wrong', merchant, memberId, address }, memberKey(memberId));
    throw refuseField(ERROR_CODES.passwordWrong, 'password', 'The password is wrong.');
  };

  /** Changes something for whom the password proves; `write` gives what the member is told, null where nothing was changed. */
  const change = async (asking: Asking, write: (trx: Trx, member: Member, at: number) => Promise<Message | null>) => {
    await prove(asking);
    const message = await db
      .transaction()
      .execute(async trx => write(trx, await readMember(trx, asking.memberId), now()));
    postman.post(async () => message);
  };

  return {
    async setEmail(given, asking) {
      const { language, merchant, memberId, address } = asking;
      const email = await checkProfile(db, 'email', given, language);
      await change(asking, async (trx, { id, email: before, user_name: userName }, at) => {
        if (before === email) return null;
        await setEmail(trx, id, email, at);
        // One on its way to the address before would still sign its reader in.
        await removeTemporary(trx, id);
        const detail = { from: maskEmail(before), to: maskEmail(email) };
        await audit.note(trx, { kind: 'email-changed', merchant, memberId, address, detail });
        return before === null ? null : emailChanged({ to: before, userName, at, language });
      });
    },
    async setPayeeName(given, asking) {
      const { language, merchant, memberId, address } = asking;
      const payeeName = await checkProfile(db, 'payeeName', given, language);
      await change(asking, async (trx, { id, email, user_name: userName, profile }, at) => {
        if (profile.payeeName === payeeName) return null;
        await setPayeeName(trx, id, payeeName);
        await audit.note(trx, { kind: 'payee-name-changed', merchant, memberId, address });
        return email === null ? null : payeeNameChanged({ to: email, userName, at, language });
      });
    },
  };
}
