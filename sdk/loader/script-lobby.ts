/** Lobbies that a page's script creates with the kit of the script tag. */

import { pageEnv } from '../dom/env.ts';
import { composeLobby } from '../lobby/compose.ts';
import { namedLobby } from '../lobby/named-lobby.ts';
import type { Lobby, LobbyConfig, SourceConfig } from '../lobby/types.ts';
import { lotteryCode } from './lottery-code.ts';

/**
 * Creates a lobby like `createLobby` of the package, except that the code of lotteries loads with the board.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration
 */
export const createScriptLobby = (input: LobbyConfig | SourceConfig): Lobby =>
  namedLobby(input, config => composeLobby(config, pageEnv, lotteryCode));
