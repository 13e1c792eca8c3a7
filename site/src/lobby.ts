/** The site's lobby: the gateway it is served by, under the documented storage keys. */
import { createLobby, createStorage, type Lobby, type Providers } from 'lobbykit';
import { MERCHANT } from './merchant.ts';
import { createResponseCache, isReload } from './shared/http/response-cache.ts';
import { whenIdle } from './shared/loading/when-idle.ts';

/** Languages of the switch, in its order (I18N-05). */
export const LANGUAGES = ['EN', 'VI', 'PT', 'TY'] as const;

/**
 * Builds the lobby of this page.
 * @param gateway origin of the gateway; the site is served by the gateway itself, so it is the page's own
 * @param providers the check before a code, and what the operator plugs in
 */
export const createSiteLobby = (gateway: string, providers: Providers = {}): Lobby =>
  createLobby({
    gateway,
    merchant: MERCHANT,
    languages: LANGUAGES,
    // The kept keys are the documented ones: `language`, `theme`, LOTTFAV (I18N-04, THEME-02).
    storagePrefix: '',
    // This page is nobody else's: no script but the site's own can read its address or ask for a kept password (S12, S19).
    startToken: 'token',
    rememberPassword: true,
    providers,
    // A file that says it is a picture and is none, or one picture too many (S41, VALID-18).
    errorTexts: { 'upload.type': 'field.images-kind', 'upload.full': 'field.images-full' },
    fetch: createResponseCache({ storage: createStorage(''), reloaded: isReload(), later: whenIdle }),
  });
