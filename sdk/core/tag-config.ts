/** Configuration by a script tag: its `data-*` attributes, and the defaults of every option. */
import { MINIMUM_AGE } from '../domain/limits.ts';
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { refuse, tagChecks } from './tag-checks.ts';

/** I18N-05 */
const DEFAULT_LANGUAGES: readonly string[] = ['TY', 'EN'];

/**
 * Checks the options that a script tag can give and fills in the defaults of all; others are left alone.
 * @throws ConfigError naming the option, the value given and what is allowed.
 */
export function resolveTag(input: object): ResolvedConfig {
  const given = new Map<string, unknown>(Object.entries(input));
  const read = <K extends keyof typeof tagChecks>(option: K): ReturnType<(typeof tagChecks)[K]> | undefined => {
    const value = given.get(option);
    return value === undefined ? undefined : (tagChecks[option](value, option) as ReturnType<(typeof tagChecks)[K]>);
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
    languageTags: {},
    texts: {},
    theme: read('theme') ?? 'light',
    prizeMode: read('prizeMode') ?? 'Lott',
    site: read('site') ?? `${new URL(gateway).origin}/m`,
    routes: {},
    paths: {},
    errorTexts: {},
    storagePrefix: `lobbykit.${name}.`,
    nonce: read('nonce'),
    rememberPassword: false,
    minimumAge: MINIMUM_AGE,
    currencyPattern: '¤#,##0.00',
    currencySymbol: '￥',
    providers: {},
  };
}

/** Options from the script tag's `data-*` attributes; `data-languages` is a comma list. Unknown attributes are left alone. */
export function configFromData(data: Readonly<Record<string, string | undefined>>): LobbyConfig {
  const { gateway, merchant, language, languages, theme, name, site, prizeMode, nonce } = data;
  const list = languages?.split(',').map(code => code.trim());
  // Attributes are text of any content: resolveConfig is what makes a LobbyConfig of them.
  return {
    gateway,
    merchant,
    language,
    languages: list,
    theme,
    name,
    site,
    prizeMode,
    nonce,
  } as unknown as LobbyConfig;
}
