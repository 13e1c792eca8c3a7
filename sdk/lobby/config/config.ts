/** Configuration of a lobby in code: validates every option (S30). */
import { hasPage } from '../../dom/env.ts';
import type { LobbyConfig, ResolvedConfig, SourceConfig } from '../types.ts';
import { checks } from './checks.ts';
import { gatherErrors, throwConfigError } from './config-error.ts';
import { DEFAULT_LANGUAGE, withDefaults } from './defaults.ts';

/** Options that are compared by identity; all others are compared by content. */
const OBJECTS: ReadonlySet<keyof ResolvedConfig> = new Set<keyof ResolvedConfig>([
  'storage',
  'fetch',
  'credentialEncoder',
  'bodyCipher',
  'serviceLinkDecoder',
  'source',
]);

/**
 * Validates every option and adds the defaults.
 * @throws ConfigError that lists each invalid option with its value and the allowed values; its fields are those of the
 * first error
 */
export function resolveConfig(input: LobbyConfig | SourceConfig): ResolvedConfig {
  if (typeof input !== 'object' || input === null) throwConfigError('config', input, 'an object of options');
  const hasSource = 'source' in input && input.source !== undefined;
  const errors = gatherErrors();
  const read: Partial<Record<keyof ResolvedConfig, unknown>> = {};
  for (const [option, value] of Object.entries(input)) {
    errors.try(() => {
      if (!isOption(option)) return throwConfigError(option, value, `one of ${Object.keys(checks).join(', ')}`);
      if (value !== undefined) read[option] = checks[option](value, option);
    });
  }
  for (const [option, allowed] of Object.entries(REQUIRED)) {
    if (Object(input)[option] === undefined && !hasSource)
      errors.try(() => throwConfigError(option, undefined, `${allowed}; it is required`));
  }
  if (read.getToken) {
    // With `getToken`, the host stores the login, so the kit must not store it as well.
    read.storage ??= 'memory';
    if (read.storage !== 'memory') errors.try(() => throwConfigError('storage', input.storage, 'memory with getToken'));
  }
  const { language = DEFAULT_LANGUAGE, languages = [language] } = read as Partial<ResolvedConfig>;
  if (!languages.includes(language)) {
    errors.try(() => throwConfigError('languages', languages.join(','), `a list that contains "${language}"`));
  }
  errors.end();
  const defaults = hasSource ? sourceDefaults() : {};
  // The cast is safe, because every option has been validated and the two required options exist.
  const validated = { ...defaults, ...read } as Partial<ResolvedConfig> & Pick<ResolvedConfig, 'gateway' | 'merchant'>;
  return { ...withDefaults(validated), ...validated };
}

/** Defined once, because two lobbies with the same options are one lobby and functions are compared by identity. */
const unchanged = (text: string) => text;

/** Options of a lobby with a `source` and no gateway: no reference site, and service URLs are used unchanged. */
const sourceDefaults = (): Partial<ResolvedConfig> => ({
  gateway: hasPage() ? location.origin : 'http://localhost',
  merchant: 'own',
  site: '',
  serviceLinkDecoder: unchanged,
});

const REQUIRED = { gateway: 'an http or https URL', merchant: '1 to 32 of A-Z a-z 0-9 _ -' };
const isOption = (name: string): name is keyof typeof checks => Object.hasOwn(checks, name);

/** Returns the name of the first option that differs between two configurations, null if none. */
export function differingOption(a: ResolvedConfig, b: ResolvedConfig): keyof ResolvedConfig | null {
  for (const option of Object.keys(checks) as (keyof ResolvedConfig)[]) {
    const same = OBJECTS.has(option) ? a[option] === b[option] : spell(a[option]) === spell(b[option]);
    if (!same) return option;
  }
  return null;
}

/**
 * Serializes an option for comparison. All functions count as equal, because callbacks cannot be compared by content.
 */
const spell = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'function' ? 'function' : part));
