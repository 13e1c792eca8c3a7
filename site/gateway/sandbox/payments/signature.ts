/** Signatures of the simulated payment provider: HMAC-SHA256 of date and body, valid for five minutes (PAY-08). */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const DATE_HEADER = 'payment-date';
export const SIGNATURE_HEADER = 'payment-signature';

/** Maximum age of a signature, and maximum difference of the clocks, ms. */
const GOOD_MS = 5 * 60_000;

const DATE = /^\d{13}$/;
const SIGNATURE = /^v1=[0-9a-f]{64}$/;

const sign = (key: Buffer, date: string, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${date}.`).update(body).digest();

/**
 * Returns the headers with the signature of a body.
 * @param now ms since 1970
 */
export function signed(key: Buffer, body: Buffer, now: number): Record<string, string> {
  const date = String(now);
  return { [DATE_HEADER]: date, [SIGNATURE_HEADER]: `v1=${sign(key, date, body).toString('hex')}` };
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns why a signature is invalid; null if it is correct and recent. */
export function findSignatureError(key: Buffer, headers: Headers, body: Buffer, now: number): string | null {
  const [date, signature] = [headers[DATE_HEADER], headers[SIGNATURE_HEADER]];
  if (typeof date !== 'string' || !DATE.test(date)) return 'no date';
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return 'no signature';
  // Compared in constant time, and before the date, which an attacker could have changed.
  const isRight = timingSafeEqual(Buffer.from(signature.slice(3), 'hex'), sign(key, date, body));
  if (!isRight) return 'wrong signature';
  return Math.abs(now - Number(date)) <= GOOD_MS ? null : 'too old';
}
