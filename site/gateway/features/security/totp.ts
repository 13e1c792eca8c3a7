/**
 * Codes of authenticator apps (SAFE-05): RFC 6238 with HMAC-SHA-1, six digits, steps of 30 s, and a tolerance of one
 * step before and after.
 */
import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;
const DRIFT = 1;
/** Length of a secret, bytes, as recommended by RFC 4226. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_S });

/** Returns a new secret in Base32, the format that apps expect. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the otpauth URL that the QR code for an app contains. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** Returns the valid code at a time, ms since 1970. */
export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/** Returns the time step of a code; null if the code matches no step near `at` (ms since 1970). */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: DRIFT });
  return delta === null ? null : Math.floor(at / (STEP_S * 1_000)) + delta;
}
