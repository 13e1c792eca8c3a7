/**
 * Remembered passwords, encrypted by AES-256-GCM with a non-extractable key of this browser profile (LOGIN-28, S19,
 * S20). The key protects passwords if localStorage is copied; a script of the same origin can still decrypt them.
 */
import type { CredentialContext, CredentialEncoder } from '../types.ts';
import { fromBase64, toBase64 } from './base64.ts';

const DAY_MS = 86_400_000;
const STORED_TTL_MS = 30 * DAY_MS;
const DATABASE = 'lobbykit';
const STORE = 'keys';

/**
 * Creates the default encoder. Encoded passwords are valid for 30 days (S19).
 * @param place gateway and merchant, which have a separate key
 * @param now the device's clock, ms since 1970
 */
export function createCredentialEncoder(place: string, now: () => number): CredentialEncoder {
  return {
    async encode(secret, context) {
      const exp = now() + STORED_TTL_MS;
      const key = await ownKey(place, true);
      if (!key) return null;
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const ct = await crypto.subtle.encrypt(algorithm(iv, context, exp), key, new TextEncoder().encode(secret));
      return JSON.stringify({ v: 1, iv: toBase64(iv), ct: toBase64(new Uint8Array(ct)), exp });
    },
    async decode(text, context) {
      try {
        const { v, iv, ct, exp } = Object(JSON.parse(text));
        if (v !== 1 || typeof exp !== 'number' || exp < now()) return null;
        const key = await ownKey(place, false);
        if (!key) return null;
        const plain = await crypto.subtle.decrypt(algorithm(fromBase64(iv), context, exp), key, fromBase64(ct));
        return new TextDecoder().decode(plain);
      } catch {
        // The record was copied to another user, modified, or encrypted with a lost key.
        return null;
      }
    },
    async clear() {
      await inStore(store => store.delete(place)).catch(() => {});
    },
  };
}

/** Returns the parameters of the cipher, which bind the record to its user, page and expiry. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, context: CredentialContext, exp: number): AesGcmParams => {
  const { merchant, origin, type, username } = context;
  const additionalData = new TextEncoder().encode(`v1|${merchant}|${origin}|${type}|${username}|${exp}`);
  return { name: 'AES-GCM', iv, additionalData };
};

/** Returns the key. Null without WebCrypto (plain http) or IndexedDB, or if there is no key and `make` is false. */
async function ownKey(place: string, make: boolean): Promise<CryptoKey | null> {
  try {
    const stored: unknown = await inStore(store => store.get(place));
    if (stored instanceof CryptoKey || !make) return stored instanceof CryptoKey ? stored : null;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // If another tab has already created a key, `add` fails and that key is used.
    await inStore(store => store.add(key, place)).catch(() => {});
    const first: unknown = await inStore(store => store.get(place));
    return first instanceof CryptoKey ? first : null;
  } catch {
    return null;
  }
}

/** Runs one request in a separate transaction; resolves when the transaction completes. */
async function inStore<T>(run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const request = run(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
