/** Creation or lookup of a lobby by name, with validated options; a page has one lobby per name. */
import { hasPage, pageEnv } from '../dom/env.ts';
import { buildLobby } from './build-lobby.ts';
import { namedLobby } from './named-lobby.ts';
import { shareLobby } from './shared-lobby.ts';
import type { Lobby, LobbyConfig, ResolvedConfig, SourceConfig } from './types.ts';

const build = (config: ResolvedConfig): Lobby => buildLobby(config, pageEnv);

/**
 * Returns the lobby of that name, creating it if necessary. In the browser, all widgets of a page share it. On a server
 * it may be shared by all requests: it has calls, `<LobbyProvider>` creates a separate lobby for each rendering, and
 * functions that change the state of a visitor, such as `login` and `setLanguage`, throw.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration.
 */
export const createLobby = (input: LobbyConfig | SourceConfig): Lobby =>
  namedLobby(input, config => (hasPage() ? build(config) : shareLobby(build(config), build)));
