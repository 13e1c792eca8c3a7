/** Lobby of the site: its gateway, with the documented storage keys. */
import { createLobby, createStorage, type Lobby, type Providers } from 'lobbykit';
import { MERCHANT } from './merchant.ts';
import { createResponseCache, isReload } from './shared/http/response-cache.ts';
import { whenIdle } from './shared/loading/when-idle.ts';

/** Languages of the switch, in display order (I18N-05). */
export const LANGUAGES = ['EN', 'VI', 'PT', 'TY'] as const;

/**
 * Creates the lobby of this page.
 * @param gateway origin of the gateway, which also serves the site
 * @param providers the challenge before an SMS code, and the operator's providers
 */
export const createSiteLobby = (gateway: string, providers: Providers = {}): Lobby =>
  createLobby({
    gateway,
    merchant: MERCHANT,
    languages: LANGUAGES,
    // Without a prefix, the storage keys are the documented ones: `language`, `theme`, LOTTFAV (I18N-04, THEME-02).
    storagePrefix: '',
    // Only scripts of the site run on this page and can read its URL or a remembered password (S12, S19).
    startToken: 'token',
    rememberPassword: true,
    providers,
    // Errors of an invalid image file, or of too many images (S41, VALID-18).
    errorTexts: { 'upload.type': 'field.images-kind', 'upload.full': 'field.images-full' },
    fetch: createResponseCache({ storage: createStorage(''), reloaded: isReload(), later: whenIdle }),
  });
