/** Types of games in a lobby: vendors, favorites, launches. */
import type { ReadableAtom } from 'nanostores';
import type { LaunchGame } from '../../protocol/games/launch.ts';
import type { Game } from '../../protocol/games/parse-games.ts';
import type { VendorGroup } from '../../protocol/games/vendors.ts';
import type { Emit } from '../events.ts';
import type { Resource } from '../values.ts';

/** Ids that identify a favorite game (FAV-08). */
export type FavoriteGame = Pick<Game, 'nodeId' | 'vendor'>;

export interface RequestOptions {
  /** Passes requests to the widget's listeners first. Returns false if a listener prevents the default action. */
  readonly emit?: Emit;
}

/** Vendors, favorites and launches of games. The code loads at first use. */
export interface LobbyGames {
  /**
   * Vendors by category in the server's order, with SPORTS split into three categories (VENDOR-01..03). Fetched again
   * after a language change.
   */
  readonly $vendors: ReadableAtom<Resource<readonly VendorGroup[]>>;
  /** Fetches the vendors again, for a retry button; resolves when the vendors or the error are in the store. */
  refreshVendors(): Promise<void>;
  /** Node ids of the member's favorite games, with pending changes applied (R18). Empty without a session. */
  readonly $favorites: ReadableAtom<Resource<ReadonlySet<string>>>;
  /**
   * Adds or removes a favorite, immediately visible in `$favorites` and in other tabs; without a session, emits
   * `login-request`. Rejects with a CallError if the gateway rejects the change, which is then reverted (FAV-06). If
   * the connection is lost, it also rejects, but the change stays visible and is retried for one day.
   */
  toggleGameFavorite(game: FavoriteGame, options?: RequestOptions): Promise<void>;
  /**
   * Starts a game for a member by emitting `launch-request`; without a session, emits `login-request` (LAUNCH-01).
   * Unless prevented, the game opens in a new tab, so this function must be called in the click handler. On failure,
   * closes the tab and rejects with a CallError (LAUNCH-08); if the browser blocked the tab, its text key is
   * `launch.blocked` and its `data.url` is the game's URL.
   */
  launch(game: LaunchGame, options?: RequestOptions): Promise<void>;
  /**
   * Returns the URL of a game for a frame of the host, with a single-use ticket (LAUNCH-07), and adds the game to the
   * recent games (LAUNCH-09). For games that have a page of the site instead of a launcher, returns the URL of that
   * page (LAUNCH-05); rejects with a CallError.
   */
  launchUrl(game: LaunchGame): Promise<string>;
}
