/** Launch URLs: requested when a visitor presses a game, and used by the launch page (LAUNCH-07, LAUNCH-08). */
import type { CallError, Lobby } from 'lobbykit';
import { type LaunchGame, launchQuery } from 'lobbykit/domain';
import { launchGame } from 'lobbykit/wire';
import { createContext, useContext } from 'react';
import { lotteryBody, mayFrame } from './launch-rules.ts';

export interface Launches {
  /**
   * Requests and stores the launch URL of a game; concurrent calls share one request.
   * @throws CallError
   */
  prepare(game: LaunchGame): Promise<void>;
  /**
   * Returns the stored URL of a game and removes it, because its token is single-use; requests a new URL if none is
   * stored. The URL stays in memory and never appears in the address bar or the history.
   * @throws CallError
   */
  take(game: LaunchGame): Promise<string>;
}

/** Error for a URL that an iframe must not load (S28). The visitor sees the text for an unknown error. */
const forbiddenUrlError = (): CallError =>
  Object.assign(new Error(), { name: 'CallError', kind: 'unavailable', messageKey: 'error.unknown' } as const);

/** @param page URL of this page */
export function createLaunches(
  lobby: Pick<Lobby, 'launchUrl' | 'call' | 'config' | '$language'>,
  page: string,
): Launches {
  let held: { readonly key: string; readonly address: Promise<string> } | null = null;

  const find = async (game: LaunchGame): Promise<string> => {
    const lottery = lotteryBody(game);
    if (!lottery) return lobby.launchUrl(game);
    const { value } = await lobby.call(launchGame, { body: { ...lottery, language: lobby.$language.get() } });
    // Called only to record the lottery as played; the returned URL is not used (LAUNCH-05, LAUNCH-09).
    await lobby.launchUrl(game);
    return value;
  };

  const fetchUrl = async (game: LaunchGame): Promise<string> => {
    const address = await find(game);
    if (!mayFrame(address, [page, lobby.config.gateway])) throw forbiddenUrlError();
    return address;
  };

  return {
    async prepare(game) {
      const key = launchQuery(game);
      if (held?.key !== key) held = { key, address: fetchUrl(game) };
      const entry = held;
      try {
        await entry.address;
      } catch (error) {
        if (held === entry) held = null;
        throw error;
      }
    },
    take(game) {
      const entry = held?.key === launchQuery(game) ? held : null;
      held = null;
      return entry?.address ?? fetchUrl(game);
    },
  };
}

const LaunchesContext = createContext<Launches | null>(null);
export const LaunchesProvider = LaunchesContext.Provider;

/** Returns the launch URLs, shared by the launch listener and the launch page. */
export function useLaunches(): Launches {
  const launches = useContext(LaunchesContext);
  if (!launches) throw new Error('useLaunches: no LaunchesProvider above');
  return launches;
}
