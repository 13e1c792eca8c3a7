/** Registration by user name or by number (REG-01 to REG-20, ERR-04, ERR-06, ERR-12). */
import { randomInt } from 'node:crypto';
import type { RegisterMethod } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database, Trx } from '../db/schema.ts';
import { refuseField } from '../http/reply.ts';
import { firstLevel } from '../store/club.ts';
import { addMember, findByNameOrMobile, type NewMember } from '../store/members.ts';
import { findAffiliate, findAffiliateByDomain, readFields, readFlagRows } from '../store/operator.ts';
import type { Captchas } from './captcha.ts';
import type { Codes } from './codes.ts';
import { giveOwnCode } from './invitations.ts';
import { openAccount } from './ledger.ts';
import { admit } from './limits.ts';
import type { Caller } from './login.ts';
import { readRuleSettings } from './new-password.ts';
import { createNumberProof, type ProvedNumber } from './number-proof.ts';
import type { Keep } from './once.ts';
import type { Passwords } from './passwords.ts';
import type { Providers } from './providers.ts';
import { checkForm, type RegistrationBody, requireMethod } from './register-form.ts';
import { openSession } from './sessions.ts';
import { ageUnconfirmed } from './trial.ts';

/** The account and its session (REG-10, REG-11). */
export interface Registered {
  readonly account: string;
  readonly userName: string;
  readonly token: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
}

export interface RegistrationOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  readonly codes: Pick<Codes, 'check' | 'spend'>;
  readonly phone: Providers['phone'];
}

export interface RegistrationCall extends Caller {
  readonly address: string;
  readonly method: RegisterMethod;
  readonly body: RegistrationBody;
  /** Of the messages. */
  readonly language: string;
}

/** Fields with columns of their own, and those that are proofs or secrets; the rest is the member's profile. */
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

export type Register = (call: RegistrationCall, keep: Keep<Registered>) => Promise<Registered>;

/**
 * Makes a member with the play money everybody begins with, and signs it in. What is cheap is checked first, and a captcha or a code
 * is used up only when nothing else is wrong. Throws Refusal; see the codes at each check.
 */
export function createRegister({ db, now, passwords, captchas, codes, phone }: RegistrationOptions): Register {
  const proveNumber = createNumberProof(codes, phone);

  /** Throws for the first thing that is wrong, from what costs nothing to what is used up by looking at it. */
  const check = async ({
    method,
    body,
    merchant,
    address,
    captchaKey,
    language,
  }: RegistrationCall): Promise<Checked> => {
    const flags = await readFlagRows(db);
    requireMethod(new Set(flags.filter(({ is_on }) => is_on).map(({ name }) => name)), method);
    if (body.ageConfirmed !== true) throw ageUnconfirmed();
    const code = body.affiliateCode?.trim();
    const affiliate = code ? await findAffiliate(db, code) : await findAffiliateByDomain(db, body.domain);
    const rows = await readFields(db);
    // What a provider gave is no text that somebody typed: of its token the form only wants that there is one.
    const typed = body.captcha && !captchaKey ? { ...body, captcha: 'token' } : body;
    const { values, asksCode } = await checkForm({
      rows,
      method,
      body: typed,
      affiliateKnown: affiliate !== null && !code,
      rules: await readRuleSettings(db),
      language,
    });
    if (code && !affiliate) throw refuseField(ERROR_CODES.referrerWrong, 'affiliateCode', 'Nobody has this code.');
    // Whose number it is, is told to those only who hold it.
    const number = asksCode ? await proveNumber.check(body) : null;
    await requireFree(db, merchant, 'username', values.username);
    await requireFree(db, merchant, 'mobileNum', number?.mobile);
    const wantsCaptcha = rows.some(({ name, required }) => name === 'captcha' && required) || Boolean(values.captcha);
    if (values.captcha !== undefined && wantsCaptcha && !(await captchas.take(captchaKey, body.captcha, address))) {
      throw refuseField(ERROR_CODES.captchaWrong, 'captcha', 'The text of the captcha is wrong.');
    }
    return { values, number, affiliateCode: affiliate?.code ?? null };
  };

  return async (call, keep) => {
    const { values, number, affiliateCode } = await check(call);
    const at = now();
    await admit(db, 'registration', call.address, at);
    await admit(db, 'registration-all', 'all', at);
    const member: NewMember = {
      merchant_code: call.merchant,
      user_name: values.username || generatedName(),
      type: 0,
      created_at: at,
      password_hash: values.password ? await passwords.hash(values.password, 'registration') : null,
      payment_hash: values.paymentPassword ? await passwords.hash(values.paymentPassword, 'registration') : null,
      nickname: values.nickname ?? '',
      email: values.email || null,
      dialing_code: number?.dialingCode ?? null,
      mobile: number?.mobile ?? null,
      profile: JSON.stringify(profileOf(number ? { ...values, mobileNum: '' } : values, call.body)),
      age_confirmed_at: at,
      affiliate_code: affiliateCode,
      club_label: await firstLevel(db),
    };
    return db.transaction().execute(async trx => {
      await number?.spend(trx);
      const registered = await enter(trx, member, at, call.method);
      await keep(trx, registered);
      return registered;
    });
  };
}

/** A registration with nothing wrong about it. */
interface Checked {
  /** What was typed, by field of the form. */
  readonly values: Readonly<Record<string, string>>;
  readonly number: ProvedNumber | null;
  readonly affiliateCode: string | null;
}

async function enter(trx: Trx, member: NewMember, at: number, method: RegisterMethod): Promise<Registered> {
  const added = await addMember(trx, member);
  if (!added) throw exists(method);
  await openAccount(trx, added, at);
  await giveOwnCode(trx, added.id);
  const { token, userName, customerType, firstTimeLogin } = await openSession(trx, added, at);
  return { account: userName, userName, token, customerType, firstTimeLogin };
}

/** A name is also taken when it is the number of somebody else, who may sign in with it. */
async function requireFree(db: Database, merchant: string, field: RegisterMethod, name = ''): Promise<void> {
  if (name !== '' && (await findByNameOrMobile(db, merchant, { name, mobile: name }))) throw exists(field);
}

/** ERR-04; methods are called as the field that names the account. */
const exists = (method: RegisterMethod) => refuseField(ERROR_CODES.memberExists, method, 'This account exists.');

/** What is left of the form, and who recommended; a number that was typed but not proved is a way to reach the member only. */
function profileOf(values: Readonly<Record<string, string>>, body: RegistrationBody): Record<string, string> {
  const { registerMethod, recommenderId = '' } = body;
  const kept = Object.entries({ ...values, registerMethod, recommenderId });
  return Object.fromEntries(kept.filter(([name, value]) => value !== '' && !NO_PROFILE.has(name)));
}

/** The account of one who registers by number. */
const generatedName = () => `u${String(randomInt(10 ** 12)).padStart(12, '0')}`;
