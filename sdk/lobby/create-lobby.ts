/** Looks a lobby up by its name, or makes it: every option is checked, and a page has one lobby per name. */
import { pageEnv } from '../dom/env.ts';
import { buildLobby } from './build-lobby.ts';
import { namedLobby } from './named-lobby.ts';
import type { Lobby, LobbyConfig } from './types.ts';

/**
 * The lobby of that name: built now, or the one that already has this name and configuration. In the browser it is found
 * by every widget of the page; on a server each request makes its own.
 * @throws ConfigError naming option, value and what is allowed; Error when the name is taken by another configuration.
 */
export const createLobby = (input: LobbyConfig): Lobby => namedLobby(input, config => buildLobby(config, pageEnv));
