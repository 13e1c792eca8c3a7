/** Parses request headers: idempotency key, captcha, language. */
import type { IncomingMessage } from 'node:http';
import { CAPTCHA_HEADER } from 'lobbykit/wire';
import { invalid } from '../api-error.ts';
import { deviceOf } from './device.ts';
import type { Exchange } from './exchange.ts';
import type { Arriving, CallerMember, MemberSession } from './session.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the idempotency key of a call without a session (S40). The response is stored encrypted with this key,
 * because it contains a session.
 * @throws ApiError 400 unless the key is a UUID
 */
export function idempotencyKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !UUID.test(key))
    throw invalid('The header Idempotency-Key is wrong; allowed is a UUID');
  return key.toLowerCase();
}

/** Format of the idempotency keys of members' calls. */
const MEMBER_KEY = /^[\w-]{1,64}$/;

/** Returns the idempotency key of a member's call (PAY-03). Throws ApiError 400 if the key is missing or invalid. */
export function requireIdempotencyKey({ headers }: IncomingMessage): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && MEMBER_KEY.test(key)) return key;
  throw invalid(
    `The header Idempotency-Key is ${key === undefined ? 'missing' : 'wrong'}; allowed are 1 to 64 of A-Z, a-z, 0-9, _ and -`,
  );
}

/** Returns the key of the captcha whose text is in the request body (S35). */
export function captchaKey({ headers }: IncomingMessage): string | undefined {
  const key = headers[CAPTCHA_HEADER.toLowerCase()];
  return typeof key === 'string' ? key : undefined;
}

/** Returns the first language in the Accept-Language header as a language code, such as VI; EN without the header. */
export function requestedLanguage({ headers }: IncomingMessage): string {
  return /^\s*([A-Za-z]{2,3})\b/.exec(headers['accept-language'] ?? '')?.[1]?.toUpperCase() ?? 'EN';
}

interface WithLanguage {
  readonly language?: string;
}

/** Returns the language code in the request, or else that of the Accept-Language header. */
export const languageOf = ({ language }: WithLanguage, { request }: Pick<Exchange, 'request'>): string =>
  (language ?? requestedLanguage(request)).toUpperCase();

interface Call {
  readonly session: MemberSession;
  readonly exchange: Pick<Exchange, 'request' | 'address'>;
}

/**
 * Returns the calling member with the data that verifications and notifications need.
 * @param params query or body that may contain the language
 */
export const callerOf = ({ session, exchange }: Call, params: WithLanguage = {}): CallerMember => ({
  memberId: session.memberId,
  merchant: session.merchantCode,
  address: exchange.address,
  language: languageOf(params, exchange),
});

/** Returns IP address, device and language of a request that starts a session. */
export const arriving = ({ request, address }: Pick<Exchange, 'request' | 'address'>): Arriving => ({
  address,
  device: deviceOf(request.headers['user-agent'] ?? ''),
  language: requestedLanguage(request),
});
