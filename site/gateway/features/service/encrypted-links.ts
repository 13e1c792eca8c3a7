/** Addresses of the customer service as they travel: encrypted, with their key behind them (S23, SERV-16 to SERV-18). */
import { createCipheriv, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 8;

const newKey = () => Array.from({ length: KEY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * base64 of DES-ECB with PKCS#7, and the eight characters of the key. The path is hidden, not protected: every reader has the
 * key.
 * @param key eight ASCII characters, default random ones
 */
export function encryptPath(url: string, key = newKey()): string {
  // Node has no single DES any more; three times with one key is the same.
  const cipher = createCipheriv('des-ede3', key + key + key, null);
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key;
}
