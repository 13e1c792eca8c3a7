/** `window.lobbykit`: API for a page's scripts. A separate chunk, because most pages use only tags. */

import type { Tags, WidgetName } from '../frameworks/tags.ts';
import type { LobbyEventName, LobbyEvents } from '../lobby/events.ts';
import { findLobby, when } from '../lobby/registry.ts';
import type { Lobby, LobbyConfig, SourceConfig } from '../lobby/types.ts';
import { VERSION } from '../lobby/version.ts';
import { warnOnce } from '../lobby/warn.ts';
import { createLazyLottery } from './lazy-lottery.ts';
import { registerLazyLottery } from './lottery-code.ts';
import { createScriptLobby } from './script-lobby.ts';

/** Functions of `window.lobbykit` in the build for the script tag. */
export interface Kit {
  readonly version: string;
  /**
   * Runs `task` immediately, or when the kit has loaded. An error that a task throws is reported to the page's `error`
   * event.
   */
  push(task: (kit: Kit) => void): void;
  /** Loads the code of a tag in a shadow root, because the loader does not observe shadow roots. */
  load(name: WidgetName): Promise<void>;
  /** Creates a lobby. Required only if the script tag has no `data-lobby-gateway`, or for an additional lobby. */
  createLobby(config: LobbyConfig | SourceConfig): Lobby;
  /** Returns the lobby with this name, if it exists. Default: the page's default lobby. */
  lobby(name?: string): Lobby | undefined;
  /**
   * Listens to requests and facts of the lobby `name` (default: the page's default lobby). If the lobby does not exist
   * yet, listens as soon as it does; returns a function that stops listening.
   */
  on<N extends LobbyEventName>(
    event: N,
    listener: (event: CustomEvent<LobbyEvents[N]>) => void,
    name?: string,
  ): () => void;
  /**
   * Adds `<lobby-…>` to `target`, a selector or an element, with `params` as its properties. Resolves with the element
   * when its code has loaded; rejects with an Error if the target does not exist or the code fails to load.
   */
  mount<Name extends WidgetName>(
    target: string | Element,
    widget: Name,
    params?: Tags[`lobby-${Name}`]['props'] & { readonly lang?: string },
  ): Promise<HTMLElementTagNameMap[`lobby-${Name}`]>;
}

/**
 * `window.lobbykit` after the loader has run. At first it has only `push`, `load` and `version`; the other functions
 * are added with the first task.
 */
export interface LobbykitGlobal extends Partial<Omit<Kit, 'push'>> {
  /** Runs `task` with the kit as soon as it has loaded. */
  push(task: (kit: Kit) => void): unknown;
}

declare global {
  interface Window {
    /** Before the loader has run, a list of tasks: `(window.lobbykit ??= []).push(kit => { … })`. */
    lobbykit?: LobbykitGlobal | ((kit: Kit) => void)[];
  }
}

/** Creates the kit. @param own name of the page's default lobby; `load` loads the code of a tag */
export function createKit(own: string, load: Kit['load']): Kit {
  registerLazyLottery(context => createLazyLottery(context, () => load('lottery-board')));
  const kit: Kit = {
    version: VERSION,
    load,
    createLobby: createScriptLobby,
    lobby: (name = own) => findLobby(name),
    push(task) {
      try {
        task(kit);
      } catch (error) {
        // Reported like any error of the page, so that the next task and the calling code continue.
        reportError(error);
      }
    },
    on(event, listener, name = own) {
      let off: (() => void) | undefined;
      let active = true;
      const listen = (lobby: Lobby) => {
        if (active) off = lobby.on(event, listener);
      };
      const lobby = findLobby(name);
      if (lobby) listen(lobby);
      else void when(name).then(listen);
      return () => {
        active = false;
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
