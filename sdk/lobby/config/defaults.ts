/** Defaults of all options, for lobbies configured in code or by the script tag (I18N-02, I18N-05). */

import { DEFAULT_ZONE } from '../../protocol/default-zone.ts';
import type { ResolvedConfig } from '../types.ts';

/** Validated options of a script tag. */
type TagOptions = Pick<ResolvedConfig, 'gateway' | 'merchant'> &
  Partial<Pick<ResolvedConfig, 'name' | 'language' | 'languages' | 'theme' | 'prizeMode' | 'site' | 'nonce'>>;

/** Default language (I18N-02). */
export const DEFAULT_LANGUAGE = 'TY';

/** Returns the given options, completed with the defaults. */
export const withDefaults = ({
  gateway,
  merchant,
  name = 'default',
  language = DEFAULT_LANGUAGE,
  // Default languages of a language switch: TY, EN and the language of the page (I18N-05).
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
  // Years (VALID-20).
  minimumAge: 18,
  timeZone: DEFAULT_ZONE,
  currencyPattern: '',
  currencySymbol: '￥',
  providers: {},
});
