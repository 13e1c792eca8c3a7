/** What a lobby knows of games: vendors, favorites, launching. */
import type { ReadableAtom } from 'nanostores';
import type { LaunchGame } from '../../protocol/games/launch.ts';
import type { Game } from '../../protocol/games/parse-games.ts';
import type { VendorGroup } from '../../protocol/games/vendors.ts';
import type { Emit } from '../events.ts';
import type { Resource } from '../values.ts';

/** What a favorite is known by (FAV-08). */
export type FavoriteGame = Pick<Game, 'nodeId' | 'vendor'>;

export interface RequestOptions {
  /** Lets a widget pass the requests to its own listeners first; false keeps what would follow from happening. */
  readonly emit?: Emit;
}

/** Games and their vendors. The code behind it loads with the first use. */
export interface LobbyGames {
  /** Vendors by category in the order of the server, SPORTS split in three (VENDOR-01..03); asked again in another language. */
  readonly $vendors: ReadableAtom<Resource<readonly VendorGroup[]>>;
  /** Asks for the vendors again (a retry button); resolves when the answer or the error is in the store. */
  refreshVendors(): Promise<void>;
  /** Node ids of the member's favorite games, with the wishes that are on their way (R18). Empty without a session. */
  readonly $favorites: ReadableAtom<Resource<ReadonlySet<string>>>;
  /**
   * Adds or drops a favorite, at once in `$favorites` and in the other tabs; raises `login-request` without a session.
   * Rejects with a CallError when the gateway refuses: then it is undone (FAV-06). Without a connection it rejects too, but
   * the wish stays and is sent again for a day.
   */
  toggleGameFavorite(game: FavoriteGame, options?: RequestOptions): Promise<void>;
  /**
   * Starts a game for a member, else raises `login-request` (LAUNCH-01). Raises `launch-request`; unless prevented the game
   * opens in a tab of its own, so call it inside the click. Rejects with a CallError when that fails: no tab is left
   * (LAUNCH-08). With the text key `launch.blocked` its `data.address` is what the browser did not let open.
   */
  launch(game: LaunchGame, options?: RequestOptions): Promise<void>;
  /**
   * The address of a game for a frame of the host's own, with a ticket that is good once (LAUNCH-07); counts as played
   * (LAUNCH-09). Games with a page instead of a launcher give the address of that (LAUNCH-05). Rejects with a CallError.
   */
  launchAddress(game: LaunchGame): Promise<string>;
}
