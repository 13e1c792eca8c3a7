/** Games behind their door: in the chunk that the first use of vendors, favourites or a launch loads. */
import type { AccountParts } from './account-parts.ts';
import { createGameFavourites, type GameFavourites } from './game-favourites.ts';
import { lateRoom } from './late-room.ts';
import type { Launcher } from './launch.ts';
import { createVendors } from './vendors.ts';

export interface GamesRoom {
  readonly vendors: ReturnType<typeof createVendors>;
  readonly favourites: GameFavourites;
  readonly launcher: Launcher;
}

export function createGamesRoom(parts: AccountParts): GamesRoom {
  // Who looks at games starts none yet.
  const launch = lateRoom(async () => (await import('./launch.ts')).createLauncher(parts));
  return {
    vendors: createVendors(parts),
    favourites: createGameFavourites(parts),
    launcher: {
      address: async game => (await launch.enter()).address(game),
      openIn: async (tab, game) => (await launch.enter()).openIn(tab, game),
    },
  };
}
