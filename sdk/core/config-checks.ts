/** One check per option of a lobby: takes what was given, returns it cleaned, or refuses it by name (S30). */
import { hasPage } from '../dom/env.ts';
import { PRIZE_MODES } from '../domain/platform.ts';
import type { BodyCipher, CredentialEncoder, KeyValueStore, LobbyConfig, Providers } from '../types.ts';

/** An option that cannot be used: which, what was given, what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    readonly option: string,
    readonly given: unknown,
    readonly allowed: string,
  ) {
    super(`lobbykit: option "${option}" is ${spell(given)}; allowed: ${allowed}.`);
  }
}

const spell = (value: unknown) =>
  typeof value === 'string' ? `"${value.slice(0, 100)}"` : value === undefined ? 'missing' : String(typeof value);

/** @throws ConfigError always. */
export function refuse(option: string, given: unknown, allowed: string): never {
  throw new ConfigError(option, given, allowed);
}

/** True for what can be a language code, in upper case: EN, VI, TY, ZH-CN. Intl accepts its small letters as a tag. */
export function isLanguageCode(code: string): boolean {
  try {
    return /^[A-Z][A-Z0-9-]{1,15}$/.test(code) && Intl.getCanonicalLocales(code.toLowerCase()).length === 1;
  } catch {
    return false;
  }
}

type Check<T> = (value: unknown, option: string) => T;

const text =
  (pattern: RegExp, allowed: string): Check<string> =>
  (value, option) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(option, value, allowed);

const oneOf =
  <const T extends string>(...values: readonly T[]): Check<T> =>
  (value, option) =>
    values.find(allowed => allowed === value) ?? refuse(option, value, values.join(', '));

const address: Check<string> = (value, option) => {
  const allowed = "an http or https address, or a path of the page's own origin, without user, query or fragment";
  const url = typeof value === 'string' ? tryUrl(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    return refuse(option, value, allowed);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
};

/** A path (one leading slash) is taken on the page's own origin; a server has none. */
function tryUrl(value: string): URL | null {
  try {
    return new URL(hasPage() && /^\/(?!\/)/.test(value) ? location.origin + value : value);
  } catch {
    return null;
  }
}

const code: Check<string> = (value, option) => {
  const upper = typeof value === 'string' ? value.toUpperCase() : '';
  return isLanguageCode(upper) ? upper : refuse(option, value, 'a language code such as EN, VI, TY or zh-CN');
};

const DANGEROUS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A copy without prototype, so that no key of it can be inherited, and without the keys that could pollute others. */
function record<T>(value: unknown, option: string, entry: Check<T>, key = (name: string) => name): Record<string, T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(option, value, 'an object');
  const copy: Record<string, T> = Object.create(null);
  for (const [name, item] of Object.entries(value)) {
    if (!DANGEROUS.has(name)) copy[key(name)] = entry(item, `${option}.${name}`);
  }
  return copy;
}

const anyText = text(/^/, 'a text');
const upper = (name: string) => name.toUpperCase();

const tag: Check<string> = (value, option) => {
  try {
    return Intl.getCanonicalLocales(String(value))[0] ?? refuse(option, value, 'a BCP 47 tag');
  } catch {
    return refuse(option, value, 'a BCP 47 tag such as th or pt-BR');
  }
};

/** An object of the host's that has all of these methods. */
const having =
  <T extends object>(...names: readonly (keyof T & string)[]): Check<T> =>
  (value, option) =>
    typeof value === 'object' && value !== null && names.every(name => typeof Reflect.get(value, name) === 'function')
      ? (value as T)
      : refuse(option, value, `an object with ${names.join(', ')}`);

const yesOrNo: Check<boolean> = (value, option) =>
  typeof value === 'boolean' ? value : refuse(option, value, 'true or false');

const PROVIDERS: readonly string[] = ['facebook', 'google', 'sms', 'challenge'] satisfies (keyof Providers)[];

const provider: Check<() => never> = (value, option) =>
  typeof value === 'function' && PROVIDERS.some(name => option.endsWith(`.${name}`))
    ? (value as () => never)
    : refuse(option, value, `a function under one of ${PROVIDERS.join(', ')}`);

/** The checks by option, in the order in which two configurations are compared. */
export const checks = {
  name: text(/^[\w-]{1,64}$/, '1 to 64 of A-Z a-z 0-9 _ -'),
  gateway: address,
  merchant: text(/^[A-Za-z0-9_-]{1,32}$/, '1 to 32 of A-Z a-z 0-9 _ -'),
  language: code,
  languages: (value, option) =>
    Array.isArray(value) && value.length > 0
      ? [...new Set(value.map(item => code(item, option)))]
      : refuse(option, value, 'a list of language codes'),
  languageTags: (value, option) => record(value, option, tag, upper),
  texts: (value, option) => record(value, option, (table, name) => record(table, name, anyText), upper),
  theme: oneOf('light', 'dark'),
  prizeMode: oneOf(...PRIZE_MODES),
  site: address,
  routes: (value, option) => record(value, option, anyText),
  paths: (value, option) =>
    record(value, option, text(/^(\/(?!\/)[^\s?#]*)?$/, 'a path that starts with one "/", or an empty text')),
  errorTexts: (value, option) => record(value, option, anyText),
  storagePrefix: text(/^[\w.:-]{0,64}$/, 'at most 64 of A-Z a-z 0-9 _ . : -'),
  storage: having<KeyValueStore>('getItem', 'setItem', 'removeItem'),
  fetch: (value, option): typeof fetch =>
    typeof value === 'function' ? (value as typeof fetch) : refuse(option, value, 'a function'),
  nonce: text(/^[\w+/=-]+$/, 'the base64 nonce of the page'),
  startToken: text(/^[\w-]{1,32}$/, 'the name of a query parameter'),
  rememberPassword: yesOrNo,
  credentialEncoder: having<CredentialEncoder>('encode', 'decode', 'clear'),
  bodyCipher: having<BodyCipher>('seal'),
  minimumAge: (value, option) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) < 100
      ? Number(value)
      : refuse(option, value, 'whole years, 1 to 99'),
  currencyPattern: text(/^[^#0]*(#,)?#{0,3}0(\.0{1,4})?[^#0]*$/, 'a pattern such as ¤#,##0.00'),
  currencySymbol: text(/^.{1,8}$/u, 'a symbol of 1 to 8 characters'),
  providers: (value, option) => record(value, option, provider),
  sportsSplit: (value, option) =>
    record(value, option, (ids, name) =>
      Array.isArray(ids) ? ids.map(String) : refuse(name, ids, 'a list of vendors'),
    ),
} satisfies { [K in keyof Required<LobbyConfig>]: Check<Required<LobbyConfig>[K]> };
