/**
 * Remembered login, stored as MC_REMEMBER_LOGIN; its password is encoded if storing a password is allowed (LOGIN-27,
 * LOGIN-28, S20).
 */
import { hasPage } from '../../dom/env.ts';
import type { LobbyContext } from '../context.ts';
import { REMEMBER_KEY } from '../session/session.ts';
import type { CredentialContext, CredentialEncoder, Remembered, RememberedLogin } from '../types.ts';

export function createRemembered({
  config,
  storage,
  env,
}: Pick<LobbyContext, 'config' | 'storage' | 'env'>): Remembered {
  const encoder = async (): Promise<CredentialEncoder> =>
    config.credentialEncoder ??
    (await import('../storage/credentials.lazy.ts')).createCredentialEncoder(
      `${config.gateway}|${config.merchant}`,
      env.wall,
    );

  const contextOf = ({ type, username }: Pick<RememberedLogin, 'type' | 'username'>): CredentialContext => ({
    merchant: config.merchant,
    origin: hasPage() ? location.origin : '',
    type,
    username,
  });

  const write = (login: RememberedLogin) => storage.write(REMEMBER_KEY, JSON.stringify(login));

  const save = async (login: RememberedLogin) => {
    const secret = config.rememberPassword ? login.password : '';
    const encoded = secret && (await (await encoder()).encode(secret, contextOf(login)).catch(() => null));
    write({ ...login, password: encoded ?? '' });
  };

  /** Decodes the password of a record; null if decoding fails or storing passwords is not allowed. */
  const open = async (stored: RememberedLogin): Promise<string | null> => {
    if (!config.rememberPassword) return null;
    const opened = await (await encoder()).decode(stored.password, contextOf(stored)).catch(() => null);
    if (opened !== null || config.credentialEncoder) return opened;
    const { base64Encoder } = await import('../storage/base64.ts');
    const old = await base64Encoder.decode(stored.password, contextOf(stored));
    // The password may be in readable base64, as the site stored it before it used this kit, so it is stored again,
    // encrypted (S20).
    if (old !== null) await save({ ...stored, password: old });
    return old;
  };

  return {
    async read(type) {
      const stored = readRecord(storage.readJson(REMEMBER_KEY));
      if (!stored || (type !== undefined && stored.type !== type)) return null;
      if (!stored.password) return stored;
      const opened = await open(stored);
      // A password that cannot be decrypted is removed from the record (S20).
      if (opened === null) write({ ...stored, password: '' });
      return { ...stored, password: opened ?? '' };
    },
    save,
    async clear() {
      if (storage.read(REMEMBER_KEY) === null) return;
      storage.remove(REMEMBER_KEY);
      if (config.rememberPassword) await (await encoder()).clear().catch(() => {});
    },
  };
}

function readRecord(value: unknown): RememberedLogin | null {
  const { type, username, password, countryDialingCode } = Object(value);
  if ((type !== 'username' && type !== 'sms') || typeof username !== 'string' || !username) return null;
  const text = (part: unknown) => (typeof part === 'string' ? part : '');
  return { type, username, password: text(password), countryDialingCode: text(countryDialingCode) };
}
