/**
 * Lobby on a server. All requests share a lobby that a module creates, so it offers calls but no session, language or
 * data of a visitor.
 */
import { languageCode } from '../protocol/language.ts';
import type { Lobby, LobbyConfig, ResolvedConfig } from './types.ts';

/** Settings that differ between renderings. */
type RenderingConfig = Pick<LobbyConfig, 'language' | 'theme'>;

/** Global key, so that all copies of this file in a bundle use the same property. */
const RENDER = Symbol.for('lobbykit.render');

/** Functions that would change the page of all visitors of a server. */
const VISITOR_ACTIONS = [
  'login',
  'loginByCode',
  'loginBy',
  'startTrial',
  'register',
  'changePassword',
  'logout',
  'setLanguage',
  'setTheme',
  'toggleLotteryFavorite',
  'toggleGameFavorite',
] as const satisfies readonly (keyof Lobby)[];

/**
 * Restricts a lobby to functions that all requests may share.
 * @param build creates the lobby of one rendering
 */
export function shareLobby(lobby: Lobby, build: (config: ResolvedConfig) => Lobby): Lobby {
  const reject = (name: string) => () => {
    throw new Error(
      `lobbykit: ${name} of a lobby on a server would change the pages of all visitors. Call it in the browser; ` +
        'for a rendering, pass language and theme to <LobbyProvider>.',
    );
  };
  const { call } = lobby;
  return Object.assign(lobby, Object.fromEntries(VISITOR_ACTIONS.map(name => [name, reject(name)])), {
    // Each caller gets a copy, because concurrent calls share one response object, which a caller may change before it
    // renders.
    call: async (...args: Parameters<Lobby['call']>) => structuredClone(await call(...args)),
    [RENDER]: ({ language, theme = lobby.config.theme }: RenderingConfig) => {
      const code = language === undefined ? lobby.config.language : languageCode(language);
      return build({ ...lobby.config, theme, language: code, languages: [...lobby.config.languages, code] });
    },
  });
}

/** Creates the lobby of one rendering; null in a browser, where each name has one lobby. */
export const lobbyOfRendering = (lobby: Lobby, config: RenderingConfig): Lobby | null =>
  (lobby as { [RENDER]?: (config: RenderingConfig) => Lobby })[RENDER]?.(config) ?? null;
