/** The door of games. What is behind it loads when it is first used; only the tab of a game has to open inside the click. */
import type { LaunchGame, LobbyEventName, LobbyEvents } from '../events.ts';
import type { Lobby, LobbyGames } from '../types.ts';
import type { AccountParts } from './account-parts.ts';
import { lateRoom } from './late-room.ts';
import { openTab } from './tab.ts';

export interface GamesDoor {
  readonly games: LobbyGames;
  /** What follows on a launch request that nobody prevented. Call it inside the click. */
  open(game: LaunchGame): void;
}

export function createGames(
  parts: AccountParts,
  { textReady, requestLogin }: Pick<Lobby, 'textReady' | 'requestLogin'>,
): GamesDoor {
  const { bus, session, config } = parts;
  const lobby = config.name;
  const { enter, resource } = lateRoom(async () => (await import('./games-room.ts')).createGamesRoom(parts));
  /** What the request that was raised last has begun. */
  let opening = Promise.resolve();

  /** Words for a failure are there when it is told. */
  const act = async (run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      await textReady('games');
      throw error;
    }
  };

  const openIn = async (tab: Window | null, game: LaunchGame) => {
    try {
      await (await enter()).launcher.openIn(tab, game);
    } catch (error) {
      tab?.close();
      throw error;
    }
  };

  /** What was begun by nobody who waits for it. */
  const alone = (begun: Promise<unknown>) =>
    begun.catch(detail => {
      const { kind = 'http', message = '' } = Object(detail);
      bus.fact('error', { kind, message, lobby, detail });
    });

  const games: LobbyGames = {
    $vendors: resource(({ vendors }) => vendors.$state),
    refreshVendors: async () => (await enter()).vendors.refresh(),
    $favourites: resource(({ favourites }) => favourites.$ids),
    async toggleGameFavourite(game, { emit } = {}) {
      if (session.current()) return act(async () => (await enter()).favourites.toggle(game));
      const add = () => alone(act(async () => (await enter()).favourites.add(game)));
      requestLogin({ reason: 'favourite', id: game.nodeId }, add, emit);
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
    launchAddress: async game => (await enter()).launcher.address(game),
  };

  return {
    open(game) {
      const tab = openTab();
      opening = act(() => openIn(tab, game));
      // Who asked by `launch` is told; a request by hand has nobody who waits.
      void alone(opening);
    },
    games,
  };
}
