/** Validation of all options of a lobby (S30). */

import { languageCode } from '../../protocol/language.ts';
import type { ServiceLinkDecoder } from '../../protocol/service/service-link.ts';
import type { BodyCipher, CredentialEncoder, KeyValueStore, LobbyConfig, Providers, ResolvedSource } from '../types.ts';
import { throwConfigError } from './config-error.ts';
import { resolveSource } from './source.ts';
import { type Check, tagChecks, text } from './tag-checks.ts';

const DANGEROUS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Copies an object to one without a prototype, which prevents inherited keys, and omits keys that could cause prototype
 * pollution.
 */
function record<T>(value: unknown, option: string, entry: Check<T>, key = (name: string) => name): Record<string, T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throwConfigError(option, value, 'an object');
  const copy: Record<string, T> = Object.create(null);
  for (const [name, item] of Object.entries(value)) {
    if (!DANGEROUS.has(name)) copy[key(name)] = entry(item, `${option}.${name}`);
  }
  return copy;
}

const anyText = text(/^/, 'a text');

const tag: Check<string> = (value, option) => {
  try {
    return Intl.getCanonicalLocales(String(value))[0] ?? throwConfigError(option, value, 'a BCP 47 tag');
  } catch {
    return throwConfigError(option, value, 'a BCP 47 tag such as th or pt-BR');
  }
};

const zone: Check<string> = (value, option) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(value) }).resolvedOptions().timeZone && String(value);
  } catch {
    return throwConfigError(option, value, 'an IANA zone such as Asia/Ho_Chi_Minh');
  }
};

/** Checks whether the value is an object that has all of these methods. */
const having =
  <T extends object>(...names: readonly (keyof T & string)[]): Check<T> =>
  (value, option) =>
    typeof value === 'object' && value !== null && names.every(name => typeof Reflect.get(value, name) === 'function')
      ? (value as T)
      : throwConfigError(option, value, `an object with ${names.join(', ')}`);

const func = <T>(value: unknown, option: string): T =>
  typeof value === 'function' ? (value as T) : throwConfigError(option, value, 'a function');

const yesOrNo: Check<boolean> = (value, option) =>
  typeof value === 'boolean' ? value : throwConfigError(option, value, 'true or false');

const PROVIDERS: readonly string[] = [
  'facebook',
  'google',
  'sms',
  'challenge',
  'captcha',
] satisfies (keyof Providers)[];

const provider: Check<() => never> = (value, option) =>
  typeof value === 'function' && PROVIDERS.some(name => option.endsWith(`.${name}`))
    ? (value as () => never)
    : throwConfigError(option, value, `a function under one of ${PROVIDERS.join(', ')}`);

/** Validation of each option. The order of this table is the order in which two configurations are compared. */
export const checks = {
  ...tagChecks,
  languageTags: (value, option) => record(value, option, tag, languageCode),
  texts: (value, option) => record(value, option, (table, name) => record(table, name, anyText), languageCode),
  routes: (value, option) => record(value, option, anyText),
  paths: (value, option) =>
    record(value, option, text(/^(\/(?!\/)[^\s?#]*)?$/, 'a path that starts with one "/", or an empty text')),
  errorTexts: (value, option) => record(value, option, anyText),
  storagePrefix: text(/^[\w.:-]{0,64}$/, 'at most 64 of A-Z a-z 0-9 _ . : -'),
  storage: (value, option): 'browser' | 'tab' | 'memory' | KeyValueStore =>
    value === 'browser' || value === 'tab' || value === 'memory'
      ? value
      : typeof value === 'string'
        ? throwConfigError(option, value, 'browser, tab, memory, or an object with getItem, setItem, removeItem')
        : having<KeyValueStore>('getItem', 'setItem', 'removeItem')(value, option),
  fetch: func<typeof fetch>,
  getToken: func<NonNullable<LobbyConfig['getToken']>>,
  onExpired: func<NonNullable<LobbyConfig['onExpired']>>,
  startToken: text(/^[\w-]{1,32}$/, 'the name of a query parameter'),
  rememberPassword: yesOrNo,
  credentialEncoder: having<CredentialEncoder>('encode', 'decode', 'clear'),
  bodyCipher: having<BodyCipher>('seal'),
  serviceLinkDecoder: func<ServiceLinkDecoder>,
  minimumAge: (value, option) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) < 100
      ? Number(value)
      : throwConfigError(option, value, 'whole years, 1 to 99'),
  timeZone: zone,
  currencyPattern: text(/^[^#0]*(#,)?#{0,3}0(\.0{1,4})?[^#0]*$/, 'a pattern such as ¤#,##0.00'),
  currencySymbol: text(/^.{1,8}$/u, 'a symbol of 1 to 8 characters'),
  providers: (value, option) => record(value, option, provider),
  source: resolveSource,
  sportsSplit: (value, option) =>
    record(value, option, (ids, name) =>
      Array.isArray(ids) ? ids.map(String) : throwConfigError(name, ids, 'a list of vendors'),
    ),
} satisfies { [K in keyof Required<LobbyConfig>]: Check<Required<LobbyConfig>[K]> } & { source: Check<ResolvedSource> };
