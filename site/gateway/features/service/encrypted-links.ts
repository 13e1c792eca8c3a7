/** Encrypted customer service URLs, each followed by its key (S23, SERV-16 to SERV-18). */
import { createCipheriv, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 8;

const newKey = () => Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Base64 of DES-ECB with PKCS#7, followed by the eight characters of the key. This hides the path but does not protect
 * it, because the key is included.
 * @param key eight ASCII characters, default random ones
 */
export function encryptPath(url: string, key = newKey()): string {
  // Node does not support single DES; triple DES with equal keys is equivalent.
  const cipher = createCipheriv('des-ede3', key + key + key, null);
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key;
}
