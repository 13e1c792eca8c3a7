/** Configuration of a lobby by code: every option, strictly checked. */
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { checks } from './config-checks.ts';
import { refuse } from './config-error.ts';
import { tagChecks } from './tag-checks.ts';
import { withDefaults } from './tag-config.ts';

/** Options that are compared by identity; all others by content. */
const OBJECTS: ReadonlySet<keyof LobbyConfig> = new Set([
  'storage',
  'fetch',
  'credentialEncoder',
  'bodyCipher',
  'serviceLinkDecoder',
]);

/**
 * Checks every option and fills in the defaults.
 * @throws ConfigError naming the option, the value given and what is allowed.
 */
export function resolveConfig(input: LobbyConfig): ResolvedConfig {
  if (typeof input !== 'object' || input === null) refuse('config', input, 'an object of options');
  const read: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(input)) {
    if (!Object.hasOwn(checks, option)) refuse(option, value, `one of ${Object.keys(checks).join(', ')}`);
    if (value !== undefined) read[option] = checks[option as keyof typeof checks](value, option);
  }
  // Every option of its own has passed its own check; what depends on others is read by `resolveTag`.
  return { ...resolveTag(input), ...read };
}

/** Checks the options that a script tag can give, and fills in the defaults of all. */
function resolveTag(input: object): ResolvedConfig {
  const given = new Map<string, unknown>(Object.entries(input));
  const read = <K extends keyof typeof tagChecks>(option: K): ReturnType<(typeof tagChecks)[K]> | undefined => {
    const value = given.get(option);
    return value === undefined ? undefined : (tagChecks[option](value, option) as ReturnType<(typeof tagChecks)[K]>);
  };
  const config = withDefaults({
    gateway: read('gateway') ?? refuse('gateway', undefined, 'an http or https address; it is required'),
    merchant: read('merchant') ?? refuse('merchant', undefined, '1 to 32 of A-Z a-z 0-9 _ -; it is required'),
    name: read('name'),
    language: read('language'),
    languages: read('languages'),
    theme: read('theme'),
    prizeMode: read('prizeMode'),
    site: read('site'),
    nonce: read('nonce'),
  });
  const { language, languages } = config;
  if (!languages.includes(language)) refuse('languages', languages.join(','), `a list that contains "${language}"`);
  return config;
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
