/** Configuration by a script tag: its `data-*` attributes, and a plain look at them as nearly every page writes them. */

import { languageCode } from '../../protocol/language.ts';
import { PRIZE_MODES } from '../../protocol/platform.ts';
import type { LobbyConfig, ResolvedConfig } from '../types.ts';
import { withDefaults } from './defaults.ts';

const isWord = (text: string | undefined, max: number) => /^[\w-]+$/.test(text ?? '') && text!.length <= max;

/** A path is taken on the page's own origin. */
const full = (address: string) => (/^\/(?!\/)/.test(address) ? location.origin + address : address).replace(/\/+$/, '');

/** Written as it is used, with nothing in it that an address of the kit has not. */
function isClean(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return /^https?:/.test(address) && full(origin + pathname) === address;
}

/**
 * The configuration of a tag that says what nearly every tag says. Null where anything could be wrong or is merely rare:
 * the checks of `config.ts`, which give reasons, are asked then.
 */
export function plainConfig(given: LobbyConfig): ResolvedConfig | null {
  try {
    const { gateway, site, language, languages, nonce } = given;
    const config = withDefaults({
      ...given,
      gateway: full(gateway),
      site: site === undefined ? site : full(site),
      language: language && languageCode(language),
      languages: languages?.map(languageCode),
    });
    const isPlain =
      isWord(config.name, 64) &&
      isWord(given.merchant, 32) &&
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
