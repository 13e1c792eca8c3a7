/**
 * Vendors, favorites and launches of a lobby. Their code loads with its first use; only the tab of a game opens at once, inside the
 * click.
 */

import type { LobbyContext } from '../context.ts';
import type { LaunchGame, LobbyEventName, LobbyEvents } from '../events.ts';
import { openTab } from '../navigation/new-tab.ts';
import { lazyActions, lazyCode } from '../resource/lazy-actions.ts';
import type { Lobby, LobbyGames } from '../types.ts';

export interface CreatedGames {
  readonly games: LobbyGames;
  /** The default action of a launch request that nobody prevented. Call it inside the click. */
  open(game: LaunchGame): void;
}

export function createGames(
  context: LobbyContext,
  { textReady, requestLogin }: Pick<Lobby, 'textReady' | 'requestLogin'>,
): CreatedGames {
  const { bus, session, config } = context;
  const lobby = config.name;
  const { load, resource } = lazyCode(async () => (await import('./games.lazy.ts')).createLazyGames(context));
  /** The launch that the latest request has begun. */
  let opening = Promise.resolve();

  /** A failure is told once the words for it are there. */
  const withText = async (reason: unknown) => {
    await textReady('games');
    throw reason;
  };
  const vendors = lazyActions(async () => (await load()).vendors, ['refresh']);
  const favorites = lazyActions(async () => (await load()).favorites, ['toggle', 'add'], withText);
  const launcher = lazyActions(async () => (await load()).launcher, ['address', 'openIn']);

  const openIn = async (tab: Window | null, game: LaunchGame) => {
    try {
      await launcher.openIn(tab, game);
    } catch (error) {
      tab?.close();
      return withText(error);
    }
  };

  /** A launch whose caller does not wait for the result. */
  const alone = (begun: Promise<unknown>) =>
    begun.catch(detail => {
      const { kind = 'http', message = '' } = Object(detail);
      bus.fact('error', { kind, message, lobby, detail });
    });

  const games: LobbyGames = {
    $vendors: resource(({ vendors }) => vendors.$state),
    refreshVendors: vendors.refresh,
    $favorites: resource(({ favorites }) => favorites.$ids),
    async toggleGameFavorite(game, { emit } = {}) {
      if (session.current()) return favorites.toggle(game);
      const add = () => alone(favorites.add(game));
      requestLogin({ reason: 'favorite', id: game.nodeId }, add, emit);
    },
    async launch(game, { emit } = {}) {
      if (!session.current()) {
        // By the lobby alone: the widget may be gone by then.
        return requestLogin({ reason: 'launch', game }, () => alone(games.launch(game)), emit);
      }
      const ask = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) =>
        (emit?.(name, detail) ?? true) && bus.request(name, detail);
      if (ask('launch-request', { game, lobby })) await opening;
    },
    launchAddress: launcher.address,
  };

  return {
    open(game) {
      const tab = openTab();
      opening = openIn(tab, game);
      // A caller of `launch` gets the error; a request raised by hand has no caller to tell.
      void alone(opening);
    },
    games,
  };
}
