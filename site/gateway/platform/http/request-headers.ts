/** Reads who calls, and the headers of a caller: its idempotency key, its captcha, its language. */
import type { IncomingMessage } from 'node:http';
import { CAPTCHA_HEADER } from 'lobbykit/wire';
import { invalid } from '../api-error.ts';
import { deviceOf } from './device.ts';
import type { Exchange } from './exchange.ts';
import type { Arriving, CallerMember, MemberSession } from './session.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Key of a call that is to be done once and has no member yet (S40): its answer, with a session in it, is encrypted under the key.
 * Throws ApiError 400 when it is no UUID.
 */
export function idempotencyKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !UUID.test(key))
    throw invalid('The header Idempotency-Key is wrong; allowed is a UUID');
  return key.toLowerCase();
}

/** Longest and only form of the key of a member's call. */
const MEMBER_KEY = /^[\w-]{1,64}$/;

/** Key of a member's call that may be done only once (PAY-03). Throws ApiError 400 without one, or with one of another form. */
export function requireIdempotencyKey({ headers }: IncomingMessage): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && MEMBER_KEY.test(key)) return key;
  throw invalid(
    `The header Idempotency-Key is ${key === undefined ? 'missing' : 'wrong'}; allowed are 1 to 64 of A-Z, a-z, 0-9, _ and -`,
  );
}

/** Key of the captcha whose text the body carries (S35). */
export function captchaKey({ headers }: IncomingMessage): string | undefined {
  const key = headers[CAPTCHA_HEADER.toLowerCase()];
  return typeof key === 'string' ? key : undefined;
}

/** The language the caller's browser asks for first, as a code of the kit: VI, PT, ZH; EN when it says nothing. */
export function requestedLanguage({ headers }: IncomingMessage): string {
  return /^\s*([A-Za-z]{2,3})\b/.exec(headers['accept-language'] ?? '')?.[1]?.toUpperCase() ?? 'EN';
}

interface Worded {
  readonly language?: string;
}

/** The language that a call names, else the one that the browser asks for, as a code of the kit. */
export const languageOf = ({ language }: Worded, { request }: Pick<Exchange, 'request'>): string =>
  (language ?? requestedLanguage(request)).toUpperCase();

interface Call {
  readonly session: MemberSession;
  readonly exchange: Pick<Exchange, 'request' | 'address'>;
}

/** The member who calls, for what wants a proof and writes to the member. @param asked what names the language, where the call does */
export const askerOf = ({ session, exchange }: Call, asked: Worded = {}): CallerMember => ({
  memberId: session.memberId,
  merchant: session.merchantCode,
  address: exchange.address,
  language: languageOf(asked, exchange),
});

/** Where a caller who comes in is, on what, and in which language it is written to. */
export const arriving = ({ request, address }: Pick<Exchange, 'request' | 'address'>): Arriving => ({
  address,
  device: deviceOf(request.headers['user-agent'] ?? ''),
  language: requestedLanguage(request),
});
