/**
 * Protects stored data with a key that only the client has: the key is stored as a hash, the data as an HMAC with the
 * key, or encrypted.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Returns the hash of a client's key, as stored in the database. */
export const hashKey = (kind: string, key: string) => createHash('sha256').update(`${kind} ${key}`).digest('hex');

/**
 * Returns the HMAC of a text with a client's key. The database does not contain the key, so that a copy does not allow
 * guessing the text.
 */
export const hmacWith = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'kept answer', 32));

export function encryptUnder(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a text. Throws if it was encrypted with another key. */
export function decryptUnder(key: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(CIPHER, secretOf(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
