/** Types of games in a lobby: vendors, favorites, launches. */
import type { ReadableAtom } from 'nanostores';
import type { LaunchGame } from '../../protocol/games/launch.ts';
import type { Game } from '../../protocol/games/parse-games.ts';
import type { VendorGroup } from '../../protocol/games/vendors.ts';
import type { Emit } from '../events.ts';
import type { Resource } from '../values.ts';

/** Identity of a favorite (FAV-08). */
export type FavoriteGame = Pick<Game, 'nodeId' | 'vendor'>;

export interface RequestOptions {
  /** Passes requests to the widget's listeners first; false prevents the default action. */
  readonly emit?: Emit;
}

/** Launch of games, favorites and vendors. The code loads with the first use. */
export interface LobbyGames {
  /**
   * Vendors by category in the server's order, with SPORTS split into three (VENDOR-01..03); requested again after a
   * change of language.
   */
  readonly $vendors: ReadableAtom<Resource<readonly VendorGroup[]>>;
  /** Requests the vendors again, for a retry button; resolves when the response or the error is in the store. */
  refreshVendors(): Promise<void>;
  /** Node ids of the member's favorite games, including pending favorites (R18). Empty without a session. */
  readonly $favorites: ReadableAtom<Resource<ReadonlySet<string>>>;
  /**
   * Toggles a favorite immediately in `$favorites` and in the other tabs; emits `login-request` without a session.
   * Rejects with a CallError if the gateway rejects the change, which is then reverted (FAV-06). Also rejects without a
   * connection, but the change remains and is retried for one day.
   */
  toggleGameFavorite(game: FavoriteGame, options?: RequestOptions): Promise<void>;
  /**
   * Starts a game for a member, else emits `login-request` (LAUNCH-01). Emits `launch-request`; unless prevented, the
   * game opens in a new tab, so call it in the click handler. Rejects with a CallError on failure and closes the tab
   * (LAUNCH-08). For the text key `launch.blocked`, `data.url` is the URL that the browser blocked.
   */
  launch(game: LaunchGame, options?: RequestOptions): Promise<void>;
  /**
   * Returns the URL of a game for a frame of the host, with a single-use ticket (LAUNCH-07), and adds the game to
   * the recent games (LAUNCH-09). Games with a page instead of a launcher return the address of that page (LAUNCH-05).
   * Rejects with a CallError.
   */
  launchUrl(game: LaunchGame): Promise<string>;
}
