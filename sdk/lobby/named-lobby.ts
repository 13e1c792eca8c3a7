/** One lobby per name. */

import { differingOption, resolveConfig } from './config/config.ts';
import { findLobby, registerLobby } from './registry.ts';
import type { Lobby, LobbyConfig, ResolvedConfig } from './types.ts';

/**
 * The lobby of that name: built now, or the one that already has this name and configuration. In the browser it is found
 * by every widget of the page; on a server each request makes its own.
 * @throws ConfigError naming option, value and what is allowed; Error when the name is taken by another configuration.
 */
export function namedLobby(input: LobbyConfig, build: (config: ResolvedConfig) => Lobby): Lobby {
  const config = resolveConfig(input);
  const existing = existingLobby(config);
  if (existing) return existing;
  const lobby = build(config);
  registerLobby(lobby);
  return lobby;
}

/**
 * The lobby that already has this name and configuration.
 * @throws Error naming the option that differs, when the name is taken by another configuration.
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
