/** Events of one lobby, typed in `events.ts`: requests, which are cancelable, and facts. */
import { hasPage } from '../dom/env.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { LobbyEventName, LobbyEvents } from './events.ts';
import type { Lobby } from './types.ts';
import { warnOnce } from './warn.ts';

export type Bus = Pick<Lobby, 'request' | 'fact' | 'on'>;

/** Default actions of requests, performed unless a listener prevents them. */
export type Defaults = { readonly [N in LobbyEventName]?: (detail: LobbyEvents[N]) => void };

/**
 * Facts of the lobby itself, each of which is also dispatched once on `document`. All other facts belong to a widget.
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
 * Creates the event bus of a lobby. A request is dispatched on `source` first (the widget's element, as a bubbling
 * `lobby-<name>` event), then to the listeners of `on`. The default action is skipped if any listener prevents the
 * request.
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
      // EventTarget passes the type Event, but this bus dispatches only its CustomEvents.
      const listen = (event: Event) => listener(event as CustomEvent<LobbyEvents[typeof name]>);
      target.addEventListener(name, listen);
      return () => target.removeEventListener(name, listen);
    },
  };
}
