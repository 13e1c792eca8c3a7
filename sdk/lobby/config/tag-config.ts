/** Configuration by the options of a script tag, `data-lobby-*`, with a fast path for common ones. */

import { languageCode } from '../../protocol/language.ts';
import { PRIZE_MODES } from '../../protocol/lottery/prize-modes.ts';
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { withDefaults } from './defaults.ts';

const isIdentifier = (text: string | undefined, max: number) => /^[\w-]+$/.test(text ?? '') && text!.length <= max;

/** Resolves a path against the page's origin. */
const full = (address: string) => (/^\/(?!\/)/.test(address) ? location.origin + address : address).replace(/\/+$/, '');

/** Checks that a URL is already normalized and has no unsupported parts. */
function isClean(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return /^https?:/.test(address) && full(origin + pathname) === address;
}

/**
 * Returns the configuration of a tag with common attributes. Returns null for invalid or rare values, which the full
 * checks of `config.ts` handle with error messages.
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
 * Reads the common options of the script tag; `languages` is comma-separated. Other options are ignored.
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
