/** Games on their way into the frame of the launch page: asked for where they were tapped, shown on the page (LAUNCH-07, LAUNCH-08). */
import type { CallError, Lobby } from 'lobbykit';
import { type LaunchGame, launchQuery } from 'lobbykit/domain';
import { launchGame } from 'lobbykit/wire';
import { createContext, useContext } from 'react';
import { lotteryBody, mayFrame } from './launch-rules.ts';

export interface Launches {
  /**
   * Asks for the address of a game and holds it for the page; a second tap waits for the same answer. @throws CallError
   */
  prepare(game: LaunchGame): Promise<void>;
  /**
   * The address to frame: the one held for this game, given out once since its ticket is good once, else a fresh one. The address
   * is kept in memory alone, never in an address bar or the history.
   * @throws CallError
   */
  take(game: LaunchGame): Promise<string>;
}

/** This address must not be framed (S28): the visitor is told of an unknown error, as for any answer that makes no sense. */
const refused = (): CallError =>
  Object.assign(new Error(), { name: 'CallError', kind: 'address', messageKey: 'error.unknown' } as const);

/** @param page address of this page */
export function createLaunches(
  lobby: Pick<Lobby, 'launchAddress' | 'call' | 'config' | '$language'>,
  page: string,
): Launches {
  let held: { readonly key: string; readonly address: Promise<string> } | null = null;

  const find = async (game: LaunchGame): Promise<string> => {
    const lottery = lotteryBody(game);
    if (!lottery) return lobby.launchAddress(game);
    const { value } = await lobby.call(launchGame, { body: { ...lottery, language: lobby.$language.get() } });
    // The lobby only names this page for it, and remembers it as played (LAUNCH-05, LAUNCH-09).
    await lobby.launchAddress(game);
    return value;
  };

  const ask = async (game: LaunchGame): Promise<string> => {
    const address = await find(game);
    if (!mayFrame(address, [page, lobby.config.gateway])) throw refused();
    return address;
  };

  return {
    async prepare(game) {
      const key = launchQuery(game);
      if (held?.key !== key) held = { key, address: ask(game) };
      const mine = held;
      try {
        await mine.address;
      } catch (error) {
        if (held === mine) held = null;
        throw error;
      }
    },
    take(game) {
      const mine = held?.key === launchQuery(game) ? held : null;
      held = null;
      return mine?.address ?? ask(game);
    },
  };
}

const LaunchesContext = createContext<Launches | null>(null);
export const LaunchesProvider = LaunchesContext.Provider;

/** The launches of this page: asked for in one place, shown in another. */
export function useLaunches(): Launches {
  const launches = useContext(LaunchesContext);
  if (!launches) throw new Error('useLaunches: no LaunchesProvider above');
  return launches;
}
