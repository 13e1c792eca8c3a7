/**
 * Codes of authenticator apps: RFC 6238 with HMAC-SHA-1, six digits, steps of 30 s, a drift of one step in either
 * direction (SAFE-05).
 */
import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;
const DRIFT = 1;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_S });

/** Returns a new secret in the format of apps: base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URL for the QR code of an app. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** Returns the code at an instant, ms since 1970. */
export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/** Returns the time step of a code, null if it matches no step near `at` (ms since 1970). */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: DRIFT });
  return delta === null ? null : Math.floor(at / (STEP_S * 1_000)) + delta;
}
