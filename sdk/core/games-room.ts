/** Games behind their door: in the chunk that the first use of vendors, favourites or a launch loads. */
import type { AccountParts } from './account-parts.ts';
import { createGameFavourites, type GameFavourites } from './game-favourites.ts';
import { createLauncher, type Launcher } from './launch.ts';
import { createVendors, type Vendors } from './vendors.ts';

export interface GamesRoom {
  readonly vendors: Vendors;
  readonly favourites: GameFavourites;
  readonly launcher: Launcher;
}

export const createGamesRoom = (parts: AccountParts): GamesRoom => ({
  vendors: createVendors(parts),
  favourites: createGameFavourites(parts),
  launcher: createLauncher(parts),
});
