/** Request and fact events of one lobby, typed in `events.ts`. */
import { hasPage } from '../dom/env.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { LobbyEventName, LobbyEvents } from './events.ts';
import type { Lobby } from './types.ts';
import { warnOnce } from './warn.ts';

export type Bus = Pick<Lobby, 'request' | 'fact' | 'on'>;

/** Default actions of unprevented requests. */
export type Defaults = { readonly [N in LobbyEventName]?: (detail: LobbyEvents[N]) => void };

/**
 * Fact events of the lobby itself, each of which is also dispatched once on `document`. All other fact events belong to
 * a widget.
 */
const LOBBY_FACTS: ReadonlySet<LobbyEventName> = new Set([
  'login',
  'logout',
  'session-expired',
  'language',
  'theme',
  'error',
]);

/**
 * Creates the bus of a lobby. A request is dispatched on `source` first (the widget's element, as a bubbling
 * `lobby-<name>`), then to the listeners of `on`; a prevented request skips the default action.
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
      if (!Object.hasOwn(EVENT_NAMES, name))
        warnOnce(`there is no event "${name}"; allowed: ${Object.keys(EVENT_NAMES).join(', ')}.`);
      // EventTarget is typed with Event; this bus dispatches only its own CustomEvents.
      const listen = (event: Event) => listener(event as CustomEvent<LobbyEvents[typeof name]>);
      target.addEventListener(name, listen);
      return () => target.removeEventListener(name, listen);
    },
  };
}
