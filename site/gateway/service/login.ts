/** Signing in: brakes, captcha, proof, session, in this order (S34, LOGIN-30, GW-02). */
import { ERROR_CODES, type login } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import type { Database, Member } from '../db/schema.ts';
import { Refusal } from '../http/reply.ts';
import type { Attempts } from './attempts.ts';
import type { Captchas } from './captcha.ts';
import { hashKey } from './proof-hash.ts';
import { openSession, type SessionValue } from './sessions.ts';

export type LoginBody = InferOutput<(typeof login)['body']>;
type LoginType = LoginBody['type'];
type BodyOf<T extends LoginType> = Extract<LoginBody, { readonly type: T }>;

/** Finds the member whom a body proves, null for nobody: wrong and unknown alike. */
export type Prove<T extends LoginType> = (body: BodyOf<T>, merchant: string) => Promise<Member | null>;
export type ProveBy = { readonly [T in LoginType]: Prove<T> };

/** Who calls. */
export interface Caller {
  readonly merchant: string;
  readonly address: string;
  /** Key of the captcha whose text the body carries. */
  readonly captchaKey: string | undefined;
}

export interface LoginOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly attempts: Attempts;
  readonly captchas: Captchas;
  readonly proveBy: ProveBy;
}

/** Throws Refusal: `login.failed`, `captcha.wrong` (200, `value.captcha`), `member.disabled` (200), `login.locked` (429). */
export const createLogin =
  ({ db, now, attempts, captchas, proveBy }: LoginOptions) =>
  async (body: LoginBody, { merchant, address, captchaKey }: Caller): Promise<SessionValue> => {
    // As a hash: what strangers type may be a phone number, or a password in the wrong field (S42).
    const name = hashKey('login', `${merchant} ${body.type} ${nameOf(body).trim().toLowerCase()}`);
    const { captcha } = await attempts.begin(name, address);
    if (captcha && !(await captchas.take(captchaKey, body.captcha))) {
      throw withCaptcha(ERROR_CODES.captchaWrong, 'This login wants the text of a new captcha.');
    }
    const member = await prove(proveBy, body, merchant);
    if (!member) {
      await attempts.failed(name);
      throw withCaptcha(ERROR_CODES.loginFailed, 'Name or proof is wrong.');
    }
    await attempts.succeeded(name);
    // Only now: before, it would tell who has an account.
    if (member.disabled) throw new Refusal(200, ERROR_CODES.memberDisabled, 'The account is disabled.');
    return db.transaction().execute(trx => openSession(trx, member, now()));
  };

const nameOf = (body: LoginBody) => (body.type === 'firebase' ? body.firebaseMobileNo : body.username);

function prove(by: ProveBy, body: LoginBody, merchant: string): Promise<Member | null> {
  if (body.type === 'username') return by.username(body, merchant);
  if (body.type === 'sms') return by.sms(body, merchant);
  return by.firebase(body, merchant);
}

/** A refused login is no failed call: 200, and the next one needs a captcha (GW-02). */
const withCaptcha = (code: string, message: string) => new Refusal(200, code, message, {}, { captcha: true });
