/** Creates the account services: passwords, lockouts, captchas, login, registration. */

import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import { createIdempotency, type Idempotency } from '../../platform/idempotency/idempotency.ts';
import { type Contacts, createContacts } from '../security/contacts.ts';
import { createLoginVerification } from '../security/login-verification.ts';
import { createQuestions, type Questions } from '../security/questions.ts';
import { createSecondFactors, type SecondFactors } from '../security/second-factor.ts';
import { type Captchas, createCaptchas } from '../verification/captcha/captcha.ts';
import { createMemberCodes } from '../verification/member-codes.ts';
import { verifyByPassword } from '../verification/password-verification.ts';
import type { Providers } from '../verification/providers.ts';
import type { Verifications } from '../verification/service.ts';
import {
  createPaymentPasswords,
  hashPayment as hashPaymentPassword,
  type PaymentPasswords,
} from '../withdrawals/password.ts';
import { type Attempts, createAttempts } from './login/attempts.ts';
import { type Arrive, createLoginEvents, type LoginEvents } from './login/login-events.ts';
import { type Caller, createLogin, type LoginBody } from './login/service.ts';
import { createPasswordChange, type PasswordChange } from './passwords/change.ts';
import { createPasswords, type PasswordCost, type Passwords } from './passwords/hashing.ts';
import { createRecovery, type Recovery } from './passwords/recovery.ts';
import { createProfileChanges, type ProfileChanges } from './profile/payee-name.ts';
import { createRegister, type Register } from './registration/service.ts';
import type { SessionValue } from './sessions/service.ts';

export interface AccountSettings {
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Generates captcha texts; random by default. */
  readonly captchaText?: () => string;
  /** True accepts the gateway's image captchas in addition to tokens of `providers.captcha`. */
  readonly captchaPictures: boolean;
  readonly providers?: Providers;
  /** Cost of password hashes. */
  readonly passwordCost?: PasswordCost;
}

export interface Accounts {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly audit: Audit;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  /** Counts wrong passwords and codes per member, and locks the member after too many. */
  readonly attempts: Attempts;
  readonly once: Idempotency;
  /** Logs in a member whose identity is verified. */
  readonly arrive: Arrive;
  readonly arriveByCode: LoginEvents['arriveByCode'];
  readonly seconds: SecondFactors;
  readonly logIn: (body: LoginBody, caller: Caller) => Promise<SessionValue>;
  readonly register: Register;
  readonly changePassword: PasswordChange;
  readonly recovery: Recovery;
  readonly profile: ProfileChanges;
  readonly contacts: Contacts;
  readonly paymentPasswords: PaymentPasswords;
  readonly questions: Questions;
}

export function createAccounts(
  db: Database,
  { now, captchaText, captchaPictures, providers, passwordCost }: AccountSettings,
  { codes, phone, mailer, fields, hmac }: Pick<Verifications, 'codes' | 'phone' | 'mailer' | 'fields' | 'hmac'>,
  audit: Audit,
): Accounts {
  const passwords = createPasswords(passwordCost);
  const captchas = createCaptchas({
    db,
    now,
    text: captchaText,
    pictures: captchaPictures,
    provider: providers?.captcha,
    mailer,
  });
  const attempts = createAttempts(db, now, audit);
  const verifyLogin = createLoginVerification({ db, passwords, attempts, audit });
  const seconds = createSecondFactors({ db, attempts, audit, fields, hmac, mailer, verifyLogin, now });
  const { arrive, arriveByCode } = createLoginEvents({ db, audit, mailer, seconds, now });
  const logIn = createLogin({
    db,
    arrive,
    captchas,
    attempts,
    audit,
    verifyBy: {
      username: ({ password }, { requested }) => verifyByPassword(db, passwords, requested, password, now()),
      // With a code sent by SMS, `username` contains the phone number and `password` the code (LOGIN-15).
      sms: ({ username, password }, { merchant }) =>
        phone.byCode({ mobile: username, code: password, purpose: 'login' }, merchant),
      firebase: ({ firebaseMobileNo, firebaseIdToken, countryDialingCode }, { merchant }) =>
        phone.byProvider(
          { mobile: firebaseMobileNo, idToken: firebaseIdToken, dialingCode: countryDialingCode },
          merchant,
        ),
    },
  });
  const hashPayment = (typed: string) => hashPaymentPassword({ passwords, fields }, typed, 'registration');
  const register = createRegister({ db, now, passwords, hashPayment, captchas, codes, phone: providers?.phone });
  const memberCodes = createMemberCodes({ db, hmac, mailer, now });
  const questions = createQuestions({ db, passwords, attempts, audit, fields, mailer, verifyLogin, now });
  return {
    db,
    now,
    audit,
    questions,
    passwords,
    captchas,
    attempts,
    arrive,
    arriveByCode,
    seconds,
    once: createIdempotency(db, now),
    logIn,
    register,
    paymentPasswords: createPaymentPasswords({
      db,
      passwords,
      audit,
      fields,
      codes: memberCodes,
      mailer,
      verifyLogin,
      questions,
      now,
    }),
    changePassword: createPasswordChange({ db, now, passwords, attempts, audit }),
    recovery: createRecovery({ db, now, passwords, codes, phone, mailer, audit }),
    profile: createProfileChanges({ db, audit, mailer, verifyLogin, now }),
    contacts: createContacts({ db, audit, codes: memberCodes, mailer, verifyLogin, now }),
  };
}
