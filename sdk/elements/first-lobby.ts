/** The lobby of the page's script tag, for what is drawn before the lobby is whole and registered. */
import type { FirstLobby } from '../core/first-lobby.ts';

export let showFirst: (lobby: FirstLobby) => void;

/** Resolves as soon as data can be asked for. */
export const firstLobby = new Promise<FirstLobby>(resolve => {
  showFirst = resolve;
});
