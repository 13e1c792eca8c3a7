/** What a caller says in headers: its idempotency key, its captcha, its language. */
import type { IncomingMessage } from 'node:http';
import { CAPTCHA_HEADER } from 'lobbykit/wire';
import { invalid } from './input.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Key of a call that is to be done once (S40). Throws Refusal 400 when it is no UUID. */
export function idempotencyKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !UUID.test(key))
    throw invalid('The header Idempotency-Key is wrong; allowed is a UUID');
  return key.toLowerCase();
}

/** Key of the captcha whose text the body carries (S35). */
export function captchaKey({ headers }: IncomingMessage): string | undefined {
  const key = headers[CAPTCHA_HEADER.toLowerCase()];
  return typeof key === 'string' ? key : undefined;
}

/** The language the caller's browser asks for first, as a code of the kit: VI, PT, ZH; EN when it says nothing. */
export function askedLanguage({ headers }: IncomingMessage): string {
  return /^\s*([A-Za-z]{2,3})\b/.exec(headers['accept-language'] ?? '')?.[1]?.toUpperCase() ?? 'EN';
}
