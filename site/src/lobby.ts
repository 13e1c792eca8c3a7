/** Creates the lobby of the site, with the documented storage keys. */
import { createLobby, createStorage, type Lobby, type Providers } from 'lobbykit';
import { MERCHANT } from './merchant.ts';
import { createResponseCache, isReload } from './shared/http/response-cache.ts';
import { whenIdle } from './shared/loading/when-idle.ts';

/** Languages of the language switch, in display order (I18N-05). */
export const LANGUAGES = ['EN', 'VI', 'PT', 'TY'] as const;

/**
 * Creates the lobby of the site.
 * @param gateway origin of the gateway, which also serves the site
 * @param providers the verification before an SMS code, and the providers of the operator
 */
export const createSiteLobby = (gateway: string, providers: Providers = {}): Lobby =>
  createLobby({
    gateway,
    merchant: MERCHANT,
    languages: LANGUAGES,
    // An empty prefix results in the documented storage keys: `language`, `theme`, LOTTFAV (I18N-04, THEME-02).
    storagePrefix: '',
    // The next two options are safe, because only scripts of this site can read the page's URL and the remembered
    // password (S12, S19).
    startToken: 'token',
    rememberPassword: true,
    providers,
    // Texts for an invalid image file and for too many images (S41, VALID-18).
    errorTexts: { 'upload.type': 'field.images-kind', 'upload.full': 'field.images-full' },
    fetch: createResponseCache({ storage: createStorage(''), reloaded: isReload(), later: whenIdle }),
  });
