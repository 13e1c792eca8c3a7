/** Creation or lookup of a lobby by name, with validated options; a page has one lobby per name. */

import { hasPage, pageEnv } from '../dom/env.ts';
import { buildLobby } from './build-lobby.ts';
import { namedLobby } from './named-lobby.ts';
import { shareLobby } from './shared-lobby.ts';
import type { Lobby, LobbyConfig, ResolvedConfig, SourceConfig } from './types.ts';
import { warnUndefinedElements } from './warn.ts';

/**
 * Delay in ms before a warning about elements that no code has defined, because a page may import the elements after
 * the lobby.
 */
const ELEMENTS_WAIT_MS = 5_000;

const build = (config: ResolvedConfig): Lobby => buildLobby(config, pageEnv);

/** Builds a lobby for a page. With the script tag, the loader reports undefined elements and loads their code. */
function buildForPage(config: ResolvedConfig): Lobby {
  if (!('lobbykit' in globalThis)) pageEnv.after(ELEMENTS_WAIT_MS, warnUndefinedElements);
  return build(config);
}

/**
 * Returns the lobby of that name, creating it if necessary. In the browser, all widgets of a page share it. On a
 * server, all requests may share the lobby: it offers calls, functions that change the state of a visitor (`login`,
 * `setLanguage`) throw, and `<LobbyProvider>` creates a separate lobby for each rendering.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration.
 */
export const createLobby = (input: LobbyConfig | SourceConfig): Lobby =>
  namedLobby(input, config => (hasPage() ? buildForPage(config) : shareLobby(build(config), build)));
