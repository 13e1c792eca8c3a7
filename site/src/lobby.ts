/** The site's lobby: the gateway it is served by, under the documented storage keys. */
import { createLobby, type Lobby } from 'lobbykit';

/** Languages of the switch, in its order (I18N-05). */
export const LANGUAGES = ['EN', 'VI', 'PT', 'TY'] as const;

/**
 * Builds the lobby of this page.
 * @param gateway origin of the gateway; the site is served by the gateway itself, so it is the page's own
 */
export const createSiteLobby = (gateway: string): Lobby =>
  createLobby({
    gateway,
    merchant: 'demo',
    languages: LANGUAGES,
    // The kept keys are the documented ones: `language`, `theme`, LOTTFAV (I18N-04, THEME-02).
    storagePrefix: '',
  });
