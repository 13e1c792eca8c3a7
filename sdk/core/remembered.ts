/** The login kept under MC_REMEMBER_LOGIN; its password encoded, where this page may keep one at all (LOGIN-27, LOGIN-28). */
import { hasPage } from '../dom/env.ts';
import type { CredentialContext, CredentialEncoder, Remembered, RememberedLogin } from '../types.ts';
import type { AccountParts } from './account-parts.ts';

const KEY = 'MC_REMEMBER_LOGIN';

export function createRemembered({
  config,
  storage,
  env,
}: Pick<AccountParts, 'config' | 'storage' | 'env'>): Remembered {
  const encoder = async (): Promise<CredentialEncoder> =>
    config.credentialEncoder ??
    (await import('./credentials.ts')).createCredentialEncoder(`${config.gateway}|${config.merchant}`, env.wall);

  const contextOf = ({ type, username }: Pick<RememberedLogin, 'type' | 'username'>): CredentialContext => ({
    merchant: config.merchant,
    origin: hasPage() ? location.origin : '',
    type,
    username,
  });

  const write = (login: RememberedLogin) => storage.write(KEY, JSON.stringify(login));

  return {
    async read(type) {
      const kept = readRecord(storage.readJson(KEY));
      if (!kept || (type !== undefined && kept.type !== type)) return null;
      if (!kept.password) return kept;
      const opened = config.rememberPassword
        ? await (await encoder()).decode(kept.password, contextOf(kept)).catch(() => null)
        : null;
      // What does not open any more is of no use to anybody (S20).
      if (opened === null) write({ ...kept, password: '' });
      return { ...kept, password: opened ?? '' };
    },
    async save(login) {
      const secret = config.rememberPassword ? login.password : '';
      const encoded = secret && (await (await encoder()).encode(secret, contextOf(login)).catch(() => null));
      write({ ...login, password: encoded ?? '' });
    },
    async forget() {
      if (storage.read(KEY) === null) return;
      storage.remove(KEY);
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
