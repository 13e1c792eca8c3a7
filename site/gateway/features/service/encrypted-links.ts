/** Encryption of customer service URLs; each encrypted URL is followed by its key (S23, SERV-16 to SERV-18). */
import { createCipheriv, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 8;

const newKey = () => Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Encrypts a URL with DES-ECB and PKCS#7 padding; returns Base64 followed by the eight characters of the key. This
 * obscures the URL but does not protect it, because the key is included.
 * @param key eight ASCII characters; random by default
 */
export function encryptPath(url: string, key = newKey()): string {
  // Node does not support single DES. Triple DES with three equal keys produces the same result.
  const cipher = createCipheriv('des-ede3', key + key + key, null);
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key;
}
