/** Creation or lookup of a lobby by name, with validated options; a page has one lobby per name. */

import { hasPage, pageEnv } from '../dom/env.ts';
import { buildLobby } from './build-lobby.ts';
import { namedLobby } from './named-lobby.ts';
import { shareLobby } from './shared-lobby.ts';
import type { Lobby, LobbyConfig, ResolvedConfig, SourceConfig } from './types.ts';
import { warnUndefinedElements } from './warn.ts';

/** Delay in ms before elements without code are reported; a page may import them after the lobby. */
const ELEMENTS_WAIT_MS = 5_000;

const build = (config: ResolvedConfig): Lobby => buildLobby(config, pageEnv);

/** Builds a lobby for a page. With the script tag, the loader reports and loads the elements. */
function buildForPage(config: ResolvedConfig): Lobby {
  if (!('lobbykit' in globalThis)) pageEnv.after(ELEMENTS_WAIT_MS, warnUndefinedElements);
  return build(config);
}

/**
 * Returns the lobby of that name, creating it if necessary. In the browser, all widgets of a page share it. On a server
 * it may be shared by all requests: it has calls, `<LobbyProvider>` creates a separate lobby for each rendering, and
 * functions that change the state of a visitor, such as `login` and `setLanguage`, throw.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration.
 */
export const createLobby = (input: LobbyConfig | SourceConfig): Lobby =>
  namedLobby(input, config => (hasPage() ? buildForPage(config) : shareLobby(build(config), build)));
