/** `window.lobbykit`: what a page's own code does with the kit. A chunk of its own, for most pages bring tags alone. */

import type { LobbyEventName, LobbyEvents } from '../lobby/events.ts';
import { findLobby, when } from '../lobby/registry.ts';
import type { Lobby, LobbyConfig } from '../lobby/types.ts';
import { VERSION } from '../lobby/version.ts';
import { warnOnce } from '../lobby/warn.ts';
import { createLazyLottery } from './lazy-lottery.ts';
import { giveLazyLottery } from './lottery-code.ts';
import { createScriptLobby } from './script-lobby.ts';

/** `window.lobbykit` of the script-tag build. */
export interface Kit {
  readonly version: string;
  /**
   * Runs `task` at once; tasks pushed before the kit was there were kept for it. An error of the task goes to the page's `error`
   * event.
   */
  push(task: (kit: Kit) => void): void;
  /** Loads the code of a tag that stands in a shadow root, where the loader cannot see it. */
  load(name: string): Promise<void>;
  /** Makes a lobby; needed only where the script tag has no `data-gateway`, or for a second lobby. */
  createLobby(config: LobbyConfig): Lobby;
  /** The lobby of that name, once it exists. Default: the page's default lobby. */
  lobby(name?: string): Lobby | undefined;
  /** Listens to requests and facts of the lobby `name` (default: the page's default lobby), now or once it exists; returns off. */
  on<N extends LobbyEventName>(
    event: N,
    listener: (event: CustomEvent<LobbyEvents[N]>) => void,
    name?: string,
  ): () => void;
  /**
   * Puts `<lobby-…>` into `target`, a selector or an element, with `params` as its properties; resolves with the element
   * once its code is there. Rejects with an Error when the target is missing or the code does not load.
   */
  mount(target: string | Element, widget: string, params?: Readonly<Record<string, unknown>>): Promise<HTMLElement>;
}

/** @param own name of the page's default lobby; `load` brings the code of a tag */
export function createKit(own: string, load: Kit['load']): Kit {
  giveLazyLottery(context => createLazyLottery(context, () => load('lottery-board')));
  const kit: Kit = {
    version: VERSION,
    load,
    createLobby: createScriptLobby,
    lobby: (name = own) => findLobby(name),
    push(task) {
      try {
        task(kit);
      } catch (error) {
        // Told as any error of the page's own; the next task, or the code behind this call, goes on.
        reportError(error);
      }
    },
    on(event, listener, name = own) {
      let off: (() => void) | undefined;
      let wanted = true;
      const listen = (lobby: Lobby) => {
        if (wanted) off = lobby.on(event, listener);
      };
      const lobby = findLobby(name);
      if (lobby) listen(lobby);
      else void when(name).then(listen);
      return () => {
        wanted = false;
        off?.();
      };
    },
    async mount(target, widget, params = {}) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`lobbykit: mount found no element for "${target}".`);
      await load(widget);
      const element = document.createElement(`lobby-${widget}`);
      for (const [name, value] of Object.entries(params)) {
        if (name in element) Reflect.set(element, name, value);
        else warnOnce(`mount: <lobby-${widget}> has no property "${name}".`);
      }
      place.append(element);
      return element;
    },
  };
  return kit;
}
