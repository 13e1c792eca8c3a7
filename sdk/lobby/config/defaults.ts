/** The defaults of every option, whether code or a script tag configures the lobby (I18N-02, I18N-05). */
import { DEFAULT_ZONE, MINIMUM_AGE } from '../../protocol/constants.ts';
import type { ResolvedConfig } from '../types.ts';

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
