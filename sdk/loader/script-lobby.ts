/** Lobbies that a page's own code makes by the script tag's kit. */

import { pageEnv } from '../dom/env.ts';
import { composeLobby } from '../lobby/compose.ts';
import { namedLobby } from '../lobby/named-lobby.ts';
import type { Lobby, LobbyConfig } from '../lobby/types.ts';
import { lotteryCode } from './lottery-code.ts';

/**
 * Makes a lobby as `createLobby` of the package does; the lottery's code comes with the board.
 * @throws ConfigError naming option, value and what is allowed; Error when the name is taken by another configuration
 */
export const createScriptLobby = (input: LobbyConfig): Lobby =>
  namedLobby(input, config => composeLobby(config, pageEnv, lotteryCode));
