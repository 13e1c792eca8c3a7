/** Login: lockout, captcha, verification and session, in this order (S34, LOGIN-30, GW-02). */
import { foldName, parseMobile } from 'lobbykit/domain';
import { ERROR_CODES, type login } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database, Member } from '../../../platform/db/schema.ts';
import type { Arriving } from '../../../platform/http/session.ts';
import { hashKey } from '../../../platform/secrets/client-key.ts';
import type { Captchas } from '../../verification/captcha/captcha.ts';
import { findByNameOrMobile } from '../members-repository.ts';
import type { SessionValue } from '../sessions/service.ts';
import { type Attempts, memberKey, withCaptcha } from './attempts.ts';
import type { Arrive } from './login-events.ts';

export type LoginBody = InferOutput<(typeof login)['body']>;
type LoginType = LoginBody['type'];
type BodyOf<T extends LoginType> = Extract<LoginBody, { readonly type: T }>;

/** Member whose identity a login has to verify. */
export interface VerificationTarget {
  readonly merchant: string;
  /** Member whose name or number was entered; null if no such member exists. */
  readonly requested: Member | null;
}

/** Verifies the password or code in the body and returns the member; null if it is wrong or no such member exists. */
export type Verify<T extends LoginType> = (body: BodyOf<T>, target: VerificationTarget) => Promise<Member | null>;
export type VerifyBy = { readonly [T in LoginType]: Verify<T> };

/** Client that requests a login. */
export interface Caller extends Arriving {
  readonly merchant: string;
  /** Key of the captcha whose text is in the body. */
  readonly captchaKey: string | undefined;
}

export interface LoginOptions {
  readonly db: Database;
  readonly arrive: Arrive;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly captchas: Captchas;
  readonly verifyBy: VerifyBy;
}

/** Throws ApiError: `login.failed`, `captcha.wrong` (with `value.captcha`), `member.disabled` or `login.locked`. */
export const createLogin =
  ({ db, arrive, attempts, audit, captchas, verifyBy }: LoginOptions) =>
  async (body: LoginBody, caller: Caller): Promise<SessionValue> => {
    const { merchant, address, captchaKey } = caller;
    const { member: requested, key } = await findRequested(db, merchant, nameOf(body));
    let solved = false;
    const member = await attempts.guard(
      key,
      () => verify(verifyBy, body, { merchant, requested }),
      async () => {
        solved = await captchas.take(captchaKey, body.captcha, address);
        return solved;
      },
    );
    if (!member) {
      // Wrong codes are limited to five separately, so a solved captcha stays valid after a wrong code.
      if (solved && body.type === 'sms' && captchaKey && body.captcha) await captchas.restore(captchaKey, body.captcha);
      await audit.noteTry(
        { kind: 'login-failed', merchant, memberId: requested?.id, address, detail: { type: body.type } },
        key,
      );
      throw withCaptcha(ERROR_CODES.loginFailed, 'Name or proof is wrong.');
    }
    // Checked after the password, because an error without the password would reveal that the account exists.
    if (member.disabled) throw new ApiError(ERROR_CODES.memberDisabled, 'The account is disabled.');
    return arrive(member, caller);
  };

interface RequestedMember {
  readonly member: Member | null;
  /** `actor` argument of `Attempts.guard`. */
  readonly key: string;
}

/**
 * Finds a member by name or number, and returns the key of the attempt counter, which all login types share. The key of
 * an unknown member is a hash, because visitors may enter a phone number, or a password in the wrong field (S42).
 */
async function findRequested(db: Database, merchant: string, text: string): Promise<RequestedMember> {
  const name = text.trim();
  const folded = foldName(name);
  const mobile = parseMobile(folded) ?? folded;
  const member = await findByNameOrMobile(db, merchant, { name, mobile });
  return { member, key: member ? memberKey(member.id) : hashKey('login', `${merchant} ${mobile}`) };
}

const nameOf = (body: LoginBody) => (body.type === 'firebase' ? body.firebaseMobileNo : body.username);

function verify(by: VerifyBy, body: LoginBody, target: VerificationTarget): Promise<Member | null> {
  if (body.type === 'username') return by.username(body, target);
  if (body.type === 'sms') return by.sms(body, target);
  return by.firebase(body, target);
}
