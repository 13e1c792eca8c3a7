/** Configuration of a lobby in code, with validation of every option (S30). */
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { checks } from './checks.ts';
import { gatherErrors, throwConfigError } from './config-error.ts';
import { DEFAULT_LANGUAGE, withDefaults } from './defaults.ts';

/** Options that are compared by identity; all others are compared by content. */
const OBJECTS: ReadonlySet<keyof LobbyConfig> = new Set([
  'storage',
  'fetch',
  'credentialEncoder',
  'bodyCipher',
  'serviceLinkDecoder',
]);

/**
 * Validates every option and adds the defaults.
 * @throws ConfigError with each invalid option, its value and the allowed values; its fields are those of the first
 * error.
 */
export function resolveConfig(input: LobbyConfig): ResolvedConfig {
  if (typeof input !== 'object' || input === null) throwConfigError('config', input, 'an object of options');
  const errors = gatherErrors();
  const read: Partial<Record<keyof LobbyConfig, unknown>> = {};
  for (const [option, value] of Object.entries(input)) {
    errors.try(() => {
      if (!isOption(option)) return throwConfigError(option, value, `one of ${Object.keys(checks).join(', ')}`);
      if (value !== undefined) read[option] = checks[option](value, option);
    });
  }
  for (const [option, allowed] of Object.entries(REQUIRED)) {
    if (Object(input)[option] === undefined)
      errors.try(() => throwConfigError(option, undefined, `${allowed}; it is required`));
  }
  const { language = DEFAULT_LANGUAGE, languages = [language] } = read as Partial<ResolvedConfig>;
  if (!languages.includes(language)) {
    errors.try(() => throwConfigError('languages', languages.join(','), `a list that contains "${language}"`));
  }
  errors.end();
  // Every option has been validated, and the two required options exist.
  const validated = read as Partial<ResolvedConfig> & Pick<ResolvedConfig, 'gateway' | 'merchant'>;
  return { ...withDefaults(validated), ...validated };
}

const REQUIRED = { gateway: 'an http or https address', merchant: '1 to 32 of A-Z a-z 0-9 _ -' };
const isOption = (name: string): name is keyof typeof checks => Object.hasOwn(checks, name);

/** Returns the name of the first option that differs between two configurations, null if none. */
export function differingOption(a: ResolvedConfig, b: ResolvedConfig): keyof ResolvedConfig | null {
  for (const option of Object.keys(checks) as (keyof ResolvedConfig)[]) {
    const same = OBJECTS.has(option) ? a[option] === b[option] : spell(a[option]) === spell(b[option]);
    if (!same) return option;
  }
  return null;
}

/** Serializes an option for comparison. All functions are equal, because callbacks cannot be compared by content. */
const spell = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'function' ? 'function' : part));
