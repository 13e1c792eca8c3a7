/** Configuration of a lobby: defaults, strict checks, and the data-* attributes of the script tag. */
import { MINIMUM_AGE } from '../domain/limits.ts';
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { checks, refuse } from './config-checks.ts';

/** I18N-05 */
const DEFAULT_LANGUAGES: readonly string[] = ['TY', 'EN'];

/** Options that are compared by identity; all others by content. */
const OBJECTS: ReadonlySet<keyof LobbyConfig> = new Set(['storage', 'fetch', 'credentialEncoder', 'bodyCipher']);

/**
 * Fills in the defaults and checks every option.
 * @throws ConfigError naming the option, the value given and what is allowed.
 */
export function resolveConfig(input: LobbyConfig): ResolvedConfig {
  if (typeof input !== 'object' || input === null) refuse('config', input, 'an object of options');
  const given = new Map<string, unknown>(Object.entries(input));
  for (const option of given.keys()) {
    if (!Object.hasOwn(checks, option)) refuse(option, given.get(option), `one of ${Object.keys(checks).join(', ')}`);
  }
  const read = <K extends keyof typeof checks>(option: K): ReturnType<(typeof checks)[K]> | undefined => {
    const value = given.get(option);
    return value === undefined ? undefined : (checks[option](value, option) as ReturnType<(typeof checks)[K]>);
  };
  const gateway = read('gateway') ?? refuse('gateway', undefined, 'an http or https address; it is required');
  const merchant = read('merchant') ?? refuse('merchant', undefined, '1 to 32 of A-Z a-z 0-9 _ -; it is required');
  const name = read('name') ?? 'default';
  const language = read('language') ?? 'TY';
  const languages = read('languages') ?? [...new Set([...DEFAULT_LANGUAGES, language])];
  if (!languages.includes(language)) refuse('languages', languages.join(','), `a list that contains "${language}"`);
  return {
    name,
    gateway,
    merchant,
    language,
    languages,
    languageTags: read('languageTags') ?? {},
    texts: read('texts') ?? {},
    theme: read('theme') ?? 'light',
    prizeMode: read('prizeMode') ?? 'Lott',
    site: read('site') ?? `${new URL(gateway).origin}/m`,
    routes: read('routes') ?? {},
    paths: read('paths') ?? {},
    errorTexts: read('errorTexts') ?? {},
    storagePrefix: read('storagePrefix') ?? `lobbykit.${name}.`,
    storage: read('storage'),
    fetch: read('fetch'),
    nonce: read('nonce'),
    startToken: read('startToken'),
    rememberPassword: read('rememberPassword') ?? false,
    credentialEncoder: read('credentialEncoder'),
    bodyCipher: read('bodyCipher'),
    minimumAge: read('minimumAge') ?? MINIMUM_AGE,
    currencyPattern: read('currencyPattern') ?? '¤#,##0.00',
    currencySymbol: read('currencySymbol') ?? '￥',
    providers: read('providers') ?? {},
    sportsSplit: read('sportsSplit'),
  };
}

/** Options from the script tag's `data-*` attributes; `data-languages` is a comma list. Unknown attributes are left alone. */
export function configFromData(data: Readonly<Record<string, string | undefined>>): LobbyConfig {
  const { gateway, merchant, language, languages, theme, name, site, prizeMode, nonce } = data;
  const list = languages?.split(',').map(code => code.trim());
  const options = { gateway, merchant, language, languages: list, theme, name, site, prizeMode, nonce };
  // Attributes are text of any content: resolveConfig is what makes a LobbyConfig of them.
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as unknown as LobbyConfig;
}

/** Name of the first option in which two configurations differ, or null. */
export function differingOption(a: ResolvedConfig, b: ResolvedConfig): keyof ResolvedConfig | null {
  for (const option of Object.keys(checks) as (keyof ResolvedConfig)[]) {
    const same = OBJECTS.has(option) ? a[option] === b[option] : spell(a[option]) === spell(b[option]);
    if (!same) return option;
  }
  return null;
}

/** Functions count by their name being there: two pages' callbacks for one provider are taken for the same. */
const spell = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'function' ? 'function' : part));
