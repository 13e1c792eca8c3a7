/** Validation of script tag options: each check returns the normalized value or throws (S30). */
import { hasPage } from '../../dom/env.ts';
import { languageCode } from '../../protocol/language.ts';
import { isLanguageCode } from '../../protocol/language-check.ts';
import { PRIZE_MODES } from '../../protocol/lottery/prize-modes.ts';
import { throwConfigError } from './config-error.ts';

export type Check<T> = (value: unknown, option: string) => T;

export const text =
  (pattern: RegExp, allowed: string): Check<string> =>
  (value, option) =>
    typeof value === 'string' && pattern.test(value) ? value : throwConfigError(option, value, allowed);

const oneOf =
  <const T extends string>(...values: readonly T[]): Check<T> =>
  (value, option) =>
    values.find(allowed => allowed === value) ?? throwConfigError(option, value, values.join(', '));

const webUrl: Check<string> = (value, option) => {
  const allowed = "an http or https URL, or a path of the page's own origin, without user, query or fragment";
  const url = typeof value === 'string' ? tryUrl(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    return throwConfigError(option, value, allowed);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
};

/** Parses a URL. A path (one leading slash) is resolved against the page's origin; on a server there is no origin. */
function tryUrl(value: string): URL | null {
  try {
    return new URL(hasPage() && /^\/(?!\/)/.test(value) ? location.origin + value : value);
  } catch {
    return null;
  }
}

const code: Check<string> = (value, option) => {
  const known = typeof value === 'string' ? languageCode(value) : '';
  return isLanguageCode(known) ? known : throwConfigError(option, value, 'a language code such as EN, VI, TY or zh-CN');
};

/**
 * Validation of the options that a script tag supports; options that exist only in code are validated in `checks.ts`.
 */
export const tagChecks = {
  name: text(/^[\w-]{1,64}$/, '1 to 64 of A-Z a-z 0-9 _ -'),
  gateway: webUrl,
  merchant: text(/^[A-Za-z0-9_-]{1,32}$/, '1 to 32 of A-Z a-z 0-9 _ -'),
  language: code,
  languages: (value: unknown, option: string) =>
    Array.isArray(value) && value.length > 0
      ? [...new Set(value.map(item => code(item, option)))]
      : throwConfigError(option, value, 'a list of language codes'),
  theme: oneOf('system', 'light', 'dark'),
  prizeMode: oneOf(...PRIZE_MODES),
  site: webUrl,
  nonce: text(/^[\w+/=-]+$/, 'the base64 nonce of the page'),
};
