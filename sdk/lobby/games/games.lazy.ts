/** Vendors, favorites and launches. The code loads when any of them is first used. */
import type { LobbyContext } from '../context.ts';
import { lazyActions } from '../resource/lazy-actions.ts';
import { createGameFavorites, type GameFavorites } from './favorites.ts';
import type { Launcher } from './launch.lazy.ts';
import { createVendors } from './vendors.ts';

export interface LazyGames {
  readonly vendors: ReturnType<typeof createVendors>;
  readonly favorites: GameFavorites;
  readonly launcher: Launcher;
}

export const createLazyGames = (context: LobbyContext): LazyGames => ({
  vendors: createVendors(context),
  favorites: createGameFavorites(context),
  // Loaded separately, because showing games does not require the launcher.
  launcher: lazyActions(async () => (await import('./launch.lazy.ts')).createLauncher(context), ['url', 'openIn']),
});
