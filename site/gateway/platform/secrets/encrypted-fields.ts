/**
 * Encryption of database fields (OPS-02): ciphertexts, blind indexes with which equal values are found, and the HMAC of
 * short passwords (pepper). Each value contains the id of its key, so that keys can be rotated gradually.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { FieldKey, Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Fields {
  /**
   * Encrypts a text.
   * @param place row to which the text belongs, such as `card of member 12`; a ciphertext copied to another row cannot
   * be decrypted
   */
  encrypt(place: string, text: string): string;
  /** Decrypts a text. Throws if it was encrypted for another place, was changed, or its key is unknown. */
  decrypt(place: string, sealed: string): string;
  /** Returns the blind index of a text with the newest key. Equal texts of the same kind have equal indexes. */
  index(kind: string, text: string): string;
  /** Returns the blind indexes of a text with all keys, to find values that were stored with any of them. */
  indexes(kind: string, text: string): string[];
  /**
   * Returns the HMAC of a short password with the newest key, and the id of the key. `pepperUnder` uses the key with
   * the given id; it returns null if that key is unknown.
   */
  pepper(kind: string, text: string): { readonly id: string; readonly text: string };
  pepperUnder(id: string, kind: string, text: string): string | null;
  /** Returns the id of the key with which a value was encrypted. */
  keyOf(ciphertext: string): string;
  /** Returns the ids of the keys, newest first. */
  keyIds(): string[];
}

export function createFields(secrets: Pick<Secrets, 'fieldKeys'>): Fields {
  const keys = () => secrets.fieldKeys();
  const newest = (): FieldKey => keys()[0]!;
  const find = (id: string) => keys().find(key => key.id === id);
  const fingerprint = ({ id, key }: FieldKey, kind: string, text: string) => `${id}.${hmac(key, 'index', kind, text)}`;
  return {
    encrypt(place, text) {
      const { id, key } = newest();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, part(key, 'encrypt'), iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    decrypt(place, sealed) {
      const [id = '', text = ''] = sealed.split('.');
      const found = find(id);
      if (!found) throw new Error(`A field is encrypted under the key "${id}", which this gateway does not have.`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(CIPHER, part(found.key, 'encrypt'), bytes.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    index: (kind, text) => fingerprint(newest(), kind, text),
    indexes: (kind, text) => keys().map(key => fingerprint(key, kind, text)),
    pepper(kind, text) {
      const { id, key } = newest();
      return { id, text: hmac(key, 'pepper', kind, text) };
    },
    pepperUnder(id, kind, text) {
      const found = find(id);
      return found ? hmac(found.key, 'pepper', kind, text) : null;
    },
    keyOf: ciphertext => ciphertext.split('.', 1)[0] ?? '',
    keyIds: () => keys().map(({ id }) => id),
  };
}

/** Derives a separate key for each use. */
const part = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', `field ${use}`, 32));

const hmac = (key: Buffer, use: string, kind: string, text: string) =>
  createHmac('sha256', part(key, use))
    .update(JSON.stringify([kind, text]))
    .digest('base64url');
