/** Configuration by the `data-lobby-*` attributes of a script tag, with a fast path for common values. */

import { languageCode } from '../../protocol/language.ts';
import { PRIZE_MODES } from '../../protocol/lottery/prize-modes.ts';
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { withDefaults } from './defaults.ts';

const isIdentifier = (text: string | undefined, max: number) => /^[\w-]+$/.test(text ?? '') && text!.length <= max;

/** Resolves a path against the page's origin; other URLs are unchanged. */
const full = (url: string) => (/^\/(?!\/)/.test(url) ? location.origin + url : url).replace(/\/+$/, '');

/** True if the URL is normalized and has no parts that the option does not allow. */
function isClean(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return /^https?:/.test(url) && full(origin + pathname) === url;
}

/**
 * Returns the configuration of a script tag with common attributes. Null for invalid or rare values, which the full
 * validation in `config.ts` handles with error messages.
 */
export function plainConfig(options: LobbyConfig): ResolvedConfig | null {
  try {
    const { gateway, site, language, languages, nonce } = options;
    const config = withDefaults({
      ...options,
      gateway: full(gateway),
      site: site === undefined ? site : full(site),
      language: language && languageCode(language),
      languages: languages?.map(languageCode),
    });
    const isPlain =
      isIdentifier(config.name, 64) &&
      isIdentifier(options.merchant, 32) &&
      isClean(config.gateway) &&
      isClean(config.site) &&
      config.languages.includes(config.language) &&
      config.languages.every(code => /^[A-Z]{2}(-[A-Z]{2})?$/.test(code)) &&
      /^(system|light|dark)$/.test(config.theme) &&
      PRIZE_MODES.includes(config.prizeMode) &&
      (nonce === undefined || /^[\w+/=-]+$/.test(nonce));
    return isPlain ? config : null;
  } catch {
    return null;
  }
}

/**
 * Reads the common options from the data attributes of the script tag; `languages` is comma-separated. Other options
 * are ignored.
 */
export function configFromData(data: Readonly<Record<string, string | undefined>>): LobbyConfig {
  const { gateway, merchant, language, languages, theme, name, site, prizeMode, nonce } = data;
  const list = languages?.split(',').map(code => code.trim());
  // Attributes are unvalidated text: resolveConfig validates them.
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
