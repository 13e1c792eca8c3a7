/** Registration by user name or by phone number (REG-01 to REG-20, ERR-04, ERR-06, ERR-12). */
import { randomInt } from 'node:crypto';
import { parseDialingCode, type RegisterMethod, tidyCode, tidyMobile } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { creditOpening } from '../../../ledger/posting.ts';
import { rejectField } from '../../../platform/api-error.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { StoreResponse } from '../../../platform/idempotency/idempotency.ts';
import { admit } from '../../../platform/rate-limits/rate-limits.ts';
import { readFlagRows } from '../../../platform/settings/flags-repository.ts';
import { addRates, type Rates } from '../../team/rebates/rates-repository.ts';
import type { Captchas } from '../../verification/captcha/captcha.ts';
import type { Codes } from '../../verification/codes.ts';
import { createNumberVerification, type VerifiedNumber } from '../../verification/number-verification.ts';
import type { Providers } from '../../verification/providers.ts';
import { firstLevel } from '../../vip/repository.ts';
import { rememberDevice } from '../login/login-events.ts';
import type { Caller } from '../login/service.ts';
import { ageUnconfirmed } from '../login/trial.ts';
import { AGENT_TYPE, addMember, findByNameOrMobile, type NewMember } from '../members-repository.ts';
import type { Passwords } from '../passwords/hashing.ts';
import { readRuleSettings } from '../passwords/new-password.ts';
import { openSession } from '../sessions/service.ts';
import { checkForm, type RegistrationBody, requireMethod } from './form.ts';
import { assignOwnCode } from './invitation-codes.ts';
import { type Affiliate, findAffiliateByDomain, findCode, readFields } from './repository.ts';

/** Response of a registration: the new account with its session (REG-10, REG-11). */
export interface Registered {
  readonly account: string;
  readonly userName: string;
  readonly token: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
}

export interface RegistrationOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly passwords: Passwords;
  /** Hashes a withdrawal password. */
  readonly hashPayment: (typed: string) => Promise<string>;
  readonly captchas: Captchas;
  readonly codes: Pick<Codes, 'check' | 'spend'>;
  readonly phone: Providers['phone'];
}

export interface RegistrationCall extends Caller {
  readonly method: RegisterMethod;
  readonly body: RegistrationBody;
}

/**
 * Form fields that are not stored in `members.profile`: fields with a separate column, verification codes and secrets.
 */
const NO_PROFILE = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'email',
  'captcha',
  'verificationCode',
  'affiliateCode',
]);

export type Register = (call: RegistrationCall, storeResponse: StoreResponse<Registered>) => Promise<Registered>;

/**
 * Registers a member, credits the opening balance, and logs the member in. Cheap checks run first; a captcha or a code
 * is consumed only if all other checks pass.
 * @throws ApiError with the code of the first failed check
 */
export function createRegister({
  db,
  now,
  passwords,
  hashPayment,
  captchas,
  codes,
  phone,
}: RegistrationOptions): Register {
  const verifyNumber = createNumberVerification(codes, phone);

  /** Runs all checks, the cheapest first and those that consume a captcha or a code last. Throws the first error. */
  const check = async ({
    method,
    body,
    merchant,
    address,
    captchaKey,
    language,
  }: RegistrationCall): Promise<Checked> => {
    const flags = await readFlagRows(db, merchant);
    requireMethod(new Set(flags.filter(({ enabled }) => enabled).map(({ name }) => name)), method);
    if (body.ageConfirmed !== true) throw ageUnconfirmed();
    const code = body.affiliateCode?.trim();
    const named = code ? await findCode(db, code) : await findAffiliateByDomain(db, body.domain);
    // Registration with a closed code succeeds, but without an upline (TEAM-19).
    const affiliate = named?.closed_at === null ? named : null;
    const rows = await readFields(db);
    // A token from an external captcha has no text to enter; a placeholder satisfies the required field.
    const typed = { ...tidied(body), ...(body.captcha && !captchaKey && { captcha: 'token' }) };
    const { values, requiresCode } = await checkForm({
      rows,
      method,
      body: typed,
      affiliateKnown: named !== null && !code,
      rules: await readRuleSettings(db),
      language,
    });
    if (code && !named) throw rejectField(ERROR_CODES.referrerWrong, 'affiliateCode', 'Nobody has this code.');
    // Whether a number is taken is revealed only after the visitor has verified it.
    const number = requiresCode ? await verifyNumber.check(body) : null;
    await requireFree(db, merchant, 'username', values.username);
    await requireFree(db, merchant, 'mobileNum', number?.mobile);
    const requiresCaptcha =
      rows.some(({ name, required }) => name === 'captcha' && required) || Boolean(values.captcha);
    if (values.captcha !== undefined && requiresCaptcha && !(await captchas.take(captchaKey, body.captcha, address))) {
      throw rejectField(ERROR_CODES.captchaWrong, 'captcha', 'The text of the captcha is wrong.');
    }
    return { values, number, affiliate };
  };

  return async (call, storeResponse) => {
    const { values, number, affiliate } = await check(call);
    const at = now();
    await admit(db, 'registration', call.address, at);
    await admit(db, 'registration-all', 'all', at);
    const member: NewMember = {
      merchant_code: call.merchant,
      user_name: values.username || generatedName(),
      // An invitation code for agents makes the new member an agent (TEAM-18).
      type: affiliate?.member_type === 1 ? AGENT_TYPE : 0,
      created_at: at,
      password_hash: values.password ? await passwords.hash(values.password, 'registration') : null,
      payment_hash: values.paymentPassword ? await hashPayment(values.paymentPassword) : null,
      nickname: values.nickname ?? '',
      email: values.email || null,
      dialing_code: number?.dialingCode ?? null,
      mobile: number?.mobile ?? null,
      profile: JSON.stringify(profileOf(number ? { ...values, mobileNum: '' } : values, call.body)),
      age_confirmed_at: at,
      affiliate_code: affiliate?.code ?? null,
      vip_level: await firstLevel(db),
    };
    return db.transaction().execute(async trx => {
      await number?.spend(trx);
      const registered = await enter(trx, member, at, call, affiliate?.rates ?? {});
      await storeResponse(trx, registered);
      return registered;
    });
  };
}

/** Result of a successful validation. */
interface Checked {
  /** Entered texts, by field of the form. */
  readonly values: Readonly<Record<string, string>>;
  readonly number: VerifiedNumber | null;
  readonly affiliate: Affiliate | null;
}

async function enter(
  trx: Trx,
  member: NewMember,
  at: number,
  call: RegistrationCall,
  rates: Rates,
): Promise<Registered> {
  const added = await addMember(trx, member);
  if (!added) throw exists(call.method);
  await creditOpening(trx, added, at);
  await assignOwnCode(trx, added.id);
  await addRates(trx, added.id, rates, at);
  const { token, userName, customerType, firstTimeLogin } = await openSession(trx, added, at, {
    from: call,
  });
  await rememberDevice(trx, added.id, call, at);
  return { account: userName, userName, token, customerType, firstTimeLogin };
}

/**
 * Throws if the name or number is taken. A name must also differ from other members' numbers, because members can log
 * in by number.
 */
async function requireFree(db: Database, merchant: string, field: RegisterMethod, name = ''): Promise<void> {
  if (name !== '' && (await findByNameOrMobile(db, merchant, { name, mobile: name }))) throw exists(field);
}

/**
 * Creates the error for a taken name or number (ERR-04). The registration method is also the name of the field with the
 * error.
 */
const exists = (method: RegisterMethod) => rejectField(ERROR_CODES.memberExists, method, 'This account exists.');

/**
 * Returns the form values to store in the profile, with the inviter. An unverified number is stored there as contact
 * data only.
 */
function profileOf(values: Readonly<Record<string, string>>, body: RegistrationBody): Record<string, string> {
  const { registerMethod, recommenderId = '' } = body;
  const entries = Object.entries({ ...values, registerMethod, recommenderId });
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && !NO_PROFILE.has(name)));
}

/** Normalizes phone number and code before the operator's patterns are applied. */
const tidied = (body: RegistrationBody): RegistrationBody => ({
  ...body,
  ...(body.mobileNum && {
    mobileNum: tidyMobile(body.mobileNum, parseDialingCode(body.countryDialingCode ?? '') ?? ''),
  }),
  ...(body.verificationCode && { verificationCode: tidyCode(body.verificationCode) }),
});

/** Generates the user name of a member who registers by phone number. */
const generatedName = () => `u${String(randomInt(10 ** 12)).padStart(12, '0')}`;
