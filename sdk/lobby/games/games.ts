/**
 * Vendors, favorites and launches of a lobby. Their code loads at first use; only the new tab for a game opens
 * immediately, because browsers block tabs that are not opened in the click handler.
 */

import type { LobbyContext } from '../context.ts';
import type { LaunchGame, LobbyEventName, LobbyEvents } from '../events.ts';
import { openTab } from '../navigation/new-tab.ts';
import { lazyActions, lazyCode } from '../resource/lazy-actions.ts';
import type { Lobby, LobbyGames } from '../types.ts';

export interface CreatedGames {
  readonly games: LobbyGames;
  /** Default action of a launch request that is not prevented. Must be called in the click handler. */
  open(game: LaunchGame): void;
}

export function createGames(
  context: LobbyContext,
  { textReady, requestLogin }: Pick<Lobby, 'textReady' | 'requestLogin'>,
): CreatedGames {
  const { bus, session, config } = context;
  const lobby = config.name;
  const { load, resource } = lazyCode(async () => (await import('./games.lazy.ts')).createLazyGames(context));
  /** Promise of the latest launch; rejects if the launch failed. */
  let opening = Promise.resolve();

  /** Rejects with `reason` after the texts for the failure have loaded. */
  const withText = async (reason: unknown) => {
    await textReady('games');
    throw reason;
  };
  const vendors = lazyActions(async () => (await load()).vendors, ['refresh']);
  const favorites = lazyActions(async () => (await load()).favorites, ['toggle', 'add'], withText);
  const launcher = lazyActions(async () => (await load()).launcher, ['url', 'openIn']);

  const openIn = async (tab: Window | null, game: LaunchGame) => {
    try {
      await launcher.openIn(tab, game);
    } catch (error) {
      tab?.close();
      return withText(error);
    }
  };

  /** Emits an error event if `pending` rejects. For launches that no caller awaits. */
  const alone = (pending: Promise<unknown>) =>
    pending.catch(detail => {
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
        // The lobby emits the error event, because the widget may have been removed before the member logs in.
        return requestLogin({ reason: 'launch', game }, () => alone(games.launch(game)), emit);
      }
      const request = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) =>
        (emit?.(name, detail) ?? true) && bus.request(name, detail);
      if (request('launch-request', { game, lobby })) await opening;
    },
    launchUrl: launcher.url,
  };

  return {
    open(game) {
      const tab = openTab();
      opening = openIn(tab, game);
      // The caller of `launch` handles the error. If the page emitted the request, there is no caller, so an error
      // event is emitted.
      void alone(opening);
    },
    games,
  };
}
