/**
 * Second factor of a login (SAFE-05): codes of an authenticator app, and ten recovery codes. The app's secret is stored
 * encrypted, recovery codes as HMACs with a key outside of the database. Each code is valid only once.
 */
import { randomInt } from 'node:crypto';
import { compact } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, rejectField } from '../../platform/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import type { Mailer } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import type { Hmac } from '../../platform/secrets/hmac.ts';
import type { Attempts } from '../account/login/attempts.ts';
import { readMember } from '../account/members-repository.ts';
import type { LoginVerification } from './login-verification.ts';
import { notifySecurityEvent } from './notifications.ts';
import {
  changeEncrypted,
  factorOf,
  factorsUnderOther,
  removeFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
  startFactor,
  turnFactorOn,
} from './second-factors-repository.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

const CODES = 10;
const CODE_LENGTH = 8;
/** Characters of recovery codes, without those that are easily confused; a code has 40 random bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Time in which the first code of a new secret must be entered, ms. */
const SETUP_TTL_MS = 30 * 60_000;
const ISSUER = 'lobbykit';

const placeOf = (memberId: number) => `second factor of member ${memberId}`;
/** Key of the counter of wrong codes. Separate from wrong passwords, so that wrong codes do not lock the password. */
const codeKey = (memberId: number) => `second factor ${memberId}`;

export interface SecondFactorOptions {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly fields: Fields;
  readonly hmac: Hmac;
  readonly mailer: Mailer;
  readonly verifyLogin: LoginVerification;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/** Data with which an authenticator app is set up. */
export interface FactorSetup {
  /** Secret in Base32, to be typed into the app. */
  readonly secret: string;
  readonly uri: string;
}

export interface SecondFactors {
  isOn(memberId: number): Promise<boolean>;
  /**
   * Creates and returns a secret, which has no effect until `turnOn` is called with a code. Throws ApiError
   * `second.on`, `password.wrong`.
   */
  startSetup(caller: CallerMember, password: string): Promise<FactorSetup>;
  /**
   * Enables the second factor and returns the recovery codes, which can never be shown again. Throws ApiError
   * `second.on`, `code.wrong`.
   */
  turnOn(caller: CallerMember, code: string): Promise<readonly string[]>;
  /**
   * Disables the second factor; requires the login password and a code. Throws ApiError `second.off`, `password.wrong`,
   * `code.wrong`.
   */
  turnOff(caller: CallerMember, password: string, code: string): Promise<void>;
  /** Replaces the recovery codes with ten new ones. Throws ApiError `second.off`, `code.wrong`. */
  renewCodes(caller: CallerMember, code: string): Promise<readonly string[]>;
  /**
   * Verifies and consumes a code of the app, or a recovery code. Throws ApiError `code.wrong`, `login.locked` after ten
   * failures.
   */
  verify(caller: Pick<CallerMember, 'memberId' | 'merchant' | 'address'>, code: string): Promise<void>;
}

export function createSecondFactors(options: SecondFactorOptions): SecondFactors {
  const { db, attempts, audit, fields, hmac, mailer, verifyLogin, now } = options;

  const secretOf = (memberId: number, sealed: string) => fields.decrypt(placeOf(memberId), sealed);
  const recoveryMac = (memberId: number, code: string) =>
    hmac.of('recovery code', String(memberId), code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

  const isRight = async (memberId: number, code: string): Promise<boolean> => {
    const factor = await factorOf(db, memberId);
    if (!factor || factor.enabled_at === null) return false;
    const typed = compact(code);
    if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(db, memberId, recoveryMac(memberId, typed), now());
    const step = stepOf(secretOf(memberId, factor.ciphertext), typed, now());
    return step !== null && spendStep(db, memberId, step);
  };

  const verify: SecondFactors['verify'] = async ({ memberId, merchant, address }, code) => {
    const proven = await attempts.guard(codeKey(memberId), async () => ((await isRight(memberId, code)) ? true : null));
    if (proven) return;
    await audit.noteTry({ kind: 'second-factor-wrong', merchant, memberId, address }, codeKey(memberId));
    throw wrongFactor();
  };

  const requireOn = async (memberId: number) => {
    if (!(await isOn(memberId))) throw new ApiError(ERROR_CODES.secondOff, 'The second factor is not on.');
  };
  const isOn = async (memberId: number) => ((await factorOf(db, memberId))?.enabled_at ?? null) !== null;

  const writeCodes = async (trx: Trx, memberId: number): Promise<readonly string[]> => {
    const codes = Array.from({ length: CODES }, newCode);
    await replaceRecoveryCodes(
      trx,
      memberId,
      codes.map(code => recoveryMac(memberId, code)),
    );
    return codes;
  };

  return {
    isOn,
    verify,
    async startSetup(caller, password) {
      const { memberId } = caller;
      if (await isOn(memberId)) throw alreadyOn();
      await verifyLogin(caller, password);
      const secret = newSecret();
      const ciphertext = fields.encrypt(placeOf(memberId), secret);
      const row = { member_id: memberId, ciphertext, last_step: 0, created_at: now(), enabled_at: null };
      if (!(await startFactor(db, row))) throw alreadyOn();
      return { secret, uri: uriOf(secret, ISSUER, (await readMember(db, memberId)).user_name) };
    },
    async turnOn({ memberId, merchant, address, language }, code) {
      const factor = await factorOf(db, memberId);
      if (factor && factor.enabled_at !== null) throw alreadyOn();
      const at = now();
      const isFresh = factor !== null && at - factor.created_at < SETUP_TTL_MS;
      const step = isFresh ? stepOf(secretOf(memberId, factor.ciphertext), code.replace(/\s/g, ''), at) : null;
      if (step === null) throw wrongFactor();
      const { codes, mail } = await db.transaction().execute(async trx => {
        if (!(await turnFactorOn(trx, memberId, step, at))) throw alreadyOn();
        const newCodes = await writeCodes(trx, memberId);
        const notification = await notifySecurityEvent(trx, { memberId, event: 'second-on', now: at, language });
        await audit.note(trx, { kind: 'second-factor-on', merchant, memberId, address });
        return { codes: newCodes, mail: notification };
      });
      mailer.post(async () => mail);
      return codes;
    },
    async turnOff(caller, password, code) {
      const { memberId, merchant, address, language } = caller;
      await requireOn(memberId);
      await verifyLogin(caller, password);
      await verify(caller, code);
      const mail = await db.transaction().execute(async trx => {
        await removeFactor(trx, memberId);
        const notification = await notifySecurityEvent(trx, { memberId, event: 'second-off', now: now(), language });
        await audit.note(trx, { kind: 'second-factor-off', merchant, memberId, address });
        return notification;
      });
      mailer.post(async () => mail);
    },
    async renewCodes(caller, code) {
      const { memberId, merchant, address } = caller;
      await requireOn(memberId);
      await verify(caller, code);
      return db.transaction().execute(async trx => {
        const newCodes = await writeCodes(trx, memberId);
        await audit.note(trx, { kind: 'recovery-codes-made', merchant, memberId, address });
        return newCodes;
      });
    },
  };
}

/** Creates a recovery code such as `7QK2-9FXM`. */
const newCode = (): string => {
  const chars = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${chars.slice(0, 4)}-${chars.slice(4)}`;
};

const alreadyOn = () => new ApiError(ERROR_CODES.secondOn, 'The second factor is on already.');
export const wrongFactor = () => rejectField(ERROR_CODES.codeWrong, 'code', 'The code is wrong or was used before.');

/** Re-encrypts secrets that are encrypted with an older key; returns the number of these secrets. */
export async function reencryptFactors(db: Database, fields: Fields): Promise<number> {
  const [newest = ''] = fields.keyIds();
  for (let done = 0; ; ) {
    const factors = await factorsUnderOther(db, newest, 100);
    if (factors.length === 0) return done;
    for (const { member_id, ciphertext } of factors) {
      await changeEncrypted(
        db,
        member_id,
        fields.encrypt(placeOf(member_id), fields.decrypt(placeOf(member_id), ciphertext)),
      );
      done += 1;
    }
  }
}
