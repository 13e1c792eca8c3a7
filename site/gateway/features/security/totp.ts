/** Codes of authenticator apps: RFC 6238 over HMAC-SHA-1, six digits, steps of 30 s, one step of drift either way (SAFE-05). */
import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;
const DRIFT = 1;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_S });

/** A secret as apps take it: base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an app reads out of a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The code at an instant, ms since 1970. */
export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/** The step whose code was given, null where it is that of no step near `at` (ms since 1970). */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: DRIFT });
  return delta === null ? null : Math.floor(at / (STEP_S * 1_000)) + delta;
}
