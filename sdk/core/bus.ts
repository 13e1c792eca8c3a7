/** Requests and facts of one lobby, typed by events.ts. */
import { hasPage } from '../dom/env.ts';
import type { LobbyEventName, LobbyEvents } from '../events.ts';
import type { Lobby } from '../types.ts';

export type Bus = Pick<Lobby, 'request' | 'fact' | 'on'>;

/** What happens when nobody prevents a request. */
export type Defaults = { readonly [N in LobbyEventName]?: (detail: LobbyEvents[N]) => void };

/** Facts of the lobby itself, which also fire once on `document`. The others belong to the widget that shows them. */
const LOBBY_FACTS: ReadonlySet<LobbyEventName> = new Set([
  'login',
  'logout',
  'session-expired',
  'language',
  'theme',
  'error',
]);

/**
 * One lobby's bus. A request goes to `source` first (the widget's element, as a bubbling `lobby-<name>`), then to the
 * listeners of `on`; whoever prevents it stops the default action.
 */
export function createBus(defaults: Defaults): Bus {
  const target = new EventTarget();
  return {
    request(name, detail, source) {
      const init = { detail, cancelable: true, bubbles: true, composed: true };
      const allowed =
        (source?.dispatchEvent(new CustomEvent(`lobby-${name}`, init)) ?? true) &&
        target.dispatchEvent(new CustomEvent(name, init));
      if (allowed) defaults[name]?.(detail);
      return allowed;
    },
    fact(name, detail) {
      target.dispatchEvent(new CustomEvent(name, { detail }));
      if (hasPage() && LOBBY_FACTS.has(name)) document.dispatchEvent(new CustomEvent(`lobby-${name}`, { detail }));
    },
    on(name, listener) {
      // EventTarget only knows Event; this bus dispatches nothing but its own CustomEvents.
      const listen = (event: Event) => listener(event as CustomEvent<LobbyEvents[typeof name]>);
      target.addEventListener(name, listen);
      return () => target.removeEventListener(name, listen);
    },
  };
}
