/** Creation or lookup of a lobby by name, with validated options; a page has one lobby per name. */
import { pageEnv } from '../dom/env.ts';
import { buildLobby } from './build-lobby.ts';
import { namedLobby } from './named-lobby.ts';
import type { Lobby, LobbyConfig } from './types.ts';

/**
 * Returns the lobby of that name, creating it if necessary. In the browser, all widgets of a page share it; on a
 * server, each request creates one.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration.
 */
export const createLobby = (input: LobbyConfig): Lobby => namedLobby(input, config => buildLobby(config, pageEnv));
