/** Puts together what accounts are made of: passwords, brakes, captchas, login, registration. */
import type { Database } from './db/schema.ts';
import type { Proofs } from './proofs.ts';
import { type Attempts, createAttempts } from './service/attempts.ts';
import type { Audit } from './service/audit.ts';
import { type Captchas, createCaptchas } from './service/captcha.ts';
import { type Caller, createLogin, type LoginBody } from './service/login.ts';
import { createOnce, type Once } from './service/once.ts';
import { createPasswordChange, type PasswordChange } from './service/password-change.ts';
import { proveByPassword } from './service/password-proof.ts';
import { createRecovery, type Recovery } from './service/password-recovery.ts';
import { createPasswords, type Passwords } from './service/passwords.ts';
import { createProfileChanges, type ProfileChanges } from './service/profile-changes.ts';
import { createRegister, type Register } from './service/registration.ts';
import type { SessionValue } from './service/sessions.ts';
import type { Settings } from './settings.ts';

export interface Accounts {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly audit: Audit;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  /** Counts what is tried as proof of a member. */
  readonly attempts: Attempts;
  readonly once: Once;
  readonly logIn: (body: LoginBody, caller: Caller) => Promise<SessionValue>;
  readonly register: Register;
  readonly changePassword: PasswordChange;
  readonly recovery: Recovery;
  readonly profile: ProfileChanges;
}

export function createAccounts(
  db: Database,
  { now, captchaText, captchaPictures, providers }: Settings,
  { codes, phone, postman }: Pick<Proofs, 'codes' | 'phone' | 'postman'>,
  audit: Audit,
): Accounts {
  const passwords = createPasswords();
  const captchas = createCaptchas({
    db,
    now,
    text: captchaText,
    pictures: captchaPictures,
    provider: providers?.captcha,
    postman,
  });
  const attempts = createAttempts(db, now, audit);
  const logIn = createLogin({
    db,
    now,
    captchas,
    attempts,
    audit,
    proveBy: {
      username: ({ password }, { asked }) => proveByPassword(db, passwords, asked, password, now()),
      // The number stands for the name and the code for the password (LOGIN-15).
      sms: ({ username, password }, { merchant }) =>
        phone.byCode({ mobile: username, code: password, purpose: 'login' }, merchant),
      firebase: ({ firebaseMobileNo, firebaseIdToken, countryDialingCode }, { merchant }) =>
        phone.byProvider(
          { mobile: firebaseMobileNo, idToken: firebaseIdToken, dialingCode: countryDialingCode },
          merchant,
        ),
    },
  });
  const register = createRegister({ db, now, passwords, captchas, codes, phone: providers?.phone });
  return {
    db,
    now,
    audit,
    passwords,
    captchas,
    attempts,
    once: createOnce(db, now),
    logIn,
    register,
    changePassword: createPasswordChange({ db, now, passwords, attempts, audit }),
    recovery: createRecovery({ db, now, passwords, codes, phone, postman, audit }),
    profile: createProfileChanges({ db, now, attempts, audit, passwords, postman }),
  };
}
