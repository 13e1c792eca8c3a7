/** Lookup in the registry: each name has one lobby. */

import { differingOption, resolveConfig } from './config/config.ts';
import { findLobby, registerLobby } from './registry.ts';
import type { Lobby, LobbyConfig, ResolvedConfig, SourceConfig } from './types.ts';

/**
 * Returns the lobby of that name, creating it if necessary. In the browser, all widgets of a page share it; on a
 * server, each call creates a lobby.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration.
 */
export function namedLobby(input: LobbyConfig | SourceConfig, build: (config: ResolvedConfig) => Lobby): Lobby {
  const config = resolveConfig(input);
  const existing = existingLobby(config);
  if (existing) return existing;
  const lobby = build(config);
  registerLobby(lobby);
  return lobby;
}

/**
 * Returns the existing lobby with this name and configuration.
 * @throws Error naming the option that differs, if a lobby of that name has another configuration.
 */
function existingLobby(config: Lobby['config']): Lobby | undefined {
  const found = findLobby(config.name);
  if (!found) return undefined;
  const option = differingOption(found.config, config);
  if (!option) return found;
  throw new Error(
    `lobbykit: a lobby named "${config.name}" exists with another "${option}". Give this one another name, or dispose the first.`,
  );
}
