/** Entry point `lobbykit/adapter`: a lobby whose data the host's own back end provides instead of a gateway. */
import { createLobby as create } from '../lobby/create-lobby.ts';
import type { Lobby, SourceConfig } from '../lobby/types.ts';

export type { SourceConfig } from '../lobby/types.ts';
export type {
  LobbySource,
  SourceContext,
  SourceDownloads,
  SourceDraw,
  SourceGame,
  SourceGames,
  SourceGamesQuery,
  SourceLaunch,
  SourceLottery,
  SourceNumbers,
  SourcePage,
  SourceResult,
  SourceResults,
  SourceServices,
  SourceSession,
  SourceVendor,
  SourceWin,
  SourceWins,
} from '../protocol/embed/source.ts';

/**
 * Returns the lobby of that name, whose data `source` provides; creates the lobby if necessary. Widgets need neither a
 * gateway nor a merchant, so the options `gateway`, `merchant` and `site` do not affect their data.
 * @throws ConfigError naming option, value and allowed values; Error if a lobby of that name has another configuration
 */
export const createLobby = (config: SourceConfig): Lobby => create(config);
