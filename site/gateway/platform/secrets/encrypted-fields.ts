/**
 * Fields that the database holds in no clear text (OPS-02): encrypted ones, fingerprints to find equal ones by, and the secret that is
 * mixed into short passwords. Each names the key that it was made with, so that keys rotate with an overlap.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { FieldKey, Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Fields {
  /** @param place where the text stands, such as `card of member 12`: moved elsewhere it does not open */
  encrypt(place: string, text: string): string;
  /** Throws when the text was encrypted for another place, was changed, or its key is not known. */
  decrypt(place: string, sealed: string): string;
  /** Fingerprint of a text, under the newest key: equal texts of one kind have equal ones. */
  index(kind: string, text: string): string;
  /** The fingerprints of a text under all keys that are known, to look it up by. */
  indexes(kind: string, text: string): string[];
  /** What is hashed in place of a short password, and the id of its key; by an id: under that key, null when it is not known. */
  pepper(kind: string, text: string): { readonly id: string; readonly text: string };
  pepperUnder(id: string, kind: string, text: string): string | null;
  /** Id of the key that made a field. */
  keyOf(made: string): string;
  /** Ids of the keys, the newest in front. */
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
    keyOf: made => made.split('.', 1)[0] ?? '',
    keyIds: () => keys().map(({ id }) => id),
  };
}

/** A key of its own for each use. */
const part = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', `field ${use}`, 32));

const hmac = (key: Buffer, use: string, kind: string, text: string) =>
  createHmac('sha256', part(key, use))
    .update(JSON.stringify([kind, text]))
    .digest('base64url');
