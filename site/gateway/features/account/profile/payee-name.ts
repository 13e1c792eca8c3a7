/**
 * Change of the payee name. Payouts go to this name, so a change requires the login password in addition to a session
 * (S16, EP-08). Changes of mail and phone number: `security/contacts.ts`.
 */
import { ERROR_CODES } from 'lobbykit/wire';
import { rejectField } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { CallerMember } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/outbox/outbox.ts';
import { readTermsOf } from '../../merchants/merchants-repository.ts';
import type { LoginVerification } from '../../security/login-verification.ts';
import { hasHadCard } from '../../withdrawals/cards-repository.ts';
import { readMember } from '../members-repository.ts';
import { payeeNameChanged } from './notifications.ts';
import { setPayeeName } from './repository.ts';
import { checkProfile } from './service.ts';

export interface ProfileChanges {
  /**
   * Sets the payee name and notifies the member by mail; an unchanged name sends no mail. Throws ApiError:
   * `input.invalid` for an invalid name, `payee.name.locked`, `password.wrong`, and `login.locked` after ten wrong
   * passwords.
   */
  setPayeeName(caller: CallerMember, input: string, password: string): Promise<void>;
}

export interface ProfileChangesOptions {
  readonly db: Database;
  readonly audit: Audit;
  readonly mailer: Mailer;
  readonly verifyLogin: LoginVerification;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/** Creates the error for a change of the payee name after the member's first bank card has locked it (OUT-03). */
const payeeNameLocked = () =>
  rejectField(ERROR_CODES.payeeNameLocked, 'payeeName', 'The first card locked the name; customer service changes it.');

export const createProfileChanges = ({
  db,
  audit,
  mailer,
  verifyLogin,
  now,
}: ProfileChangesOptions): ProfileChanges => ({
  async setPayeeName(caller, input, password) {
    const { memberId, merchant, address, language } = caller;
    const payeeName = await checkProfile(db, 'payeeName', input, language);
    await verifyLogin(caller, password);
    const message = await db.transaction().execute(async trx => {
      const { email, user_name: userName, profile } = await readMember(trx, memberId);
      if (profile.payeeName === payeeName) return null;
      if (await hasHadCard(trx, memberId)) throw payeeNameLocked();
      await setPayeeName(trx, memberId, payeeName);
      await audit.note(trx, { kind: 'payee-name-changed', merchant, memberId, address });
      const { zone } = await readTermsOf(trx, memberId);
      return email === null ? null : payeeNameChanged({ to: email, userName, at: now(), zone, language });
    });
    mailer.post(async () => message);
  },
});
