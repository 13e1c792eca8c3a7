/** Configuration by a script tag: its `data-*` attributes as nearly every page writes them, and the defaults of every option. */
import { DEFAULT_ZONE, MINIMUM_AGE } from '../../domain/constants.ts';
import { PRIZE_MODES } from '../../domain/platform.ts';
import { languageCode } from '../../domain/text/language.ts';
import type { LobbyConfig, ResolvedConfig } from '../../types.ts';

/** Options that a script tag can give, checked and cleaned. */
type TagOptions = Pick<ResolvedConfig, 'gateway' | 'merchant'> &
  Partial<Pick<ResolvedConfig, 'name' | 'language' | 'languages' | 'theme' | 'prizeMode' | 'site' | 'nonce'>>;

/** Language at first sight where a host names none (I18N-02). */
export const DEFAULT_LANGUAGE = 'TY';

/** All options: these, and the defaults of the others. */
export const withDefaults = ({
  gateway,
  merchant,
  name = 'default',
  language = DEFAULT_LANGUAGE,
  // A switch offers TY, EN and the page's own language unless the host says otherwise (I18N-05).
  languages = ['TY', 'EN', language],
  theme = 'system',
  prizeMode = 'Lott',
  site = `${new URL(gateway).origin}/m`,
  nonce,
}: TagOptions): ResolvedConfig => ({
  name,
  gateway,
  merchant,
  language,
  languages: [...new Set(languages)],
  languageTags: {},
  texts: {},
  theme,
  prizeMode,
  site,
  routes: {},
  paths: {},
  errorTexts: {},
  storagePrefix: `lobbykit.${name}.`,
  nonce,
  rememberPassword: false,
  minimumAge: MINIMUM_AGE,
  timeZone: DEFAULT_ZONE,
  currencyPattern: '',
  currencySymbol: '￥',
  providers: {},
});

const isWord = (text: string | undefined, most: number) => /^[\w-]+$/.test(text ?? '') && text!.length <= most;

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
