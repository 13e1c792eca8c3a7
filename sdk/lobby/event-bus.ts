/** Request and fact events of one lobby, typed in `events.ts`. */
import { hasPage } from '../dom/env.ts';
import type { LobbyEventName, LobbyEvents } from './events.ts';
import type { Lobby } from './types.ts';
import { warnOnce } from './warn.ts';

export type Bus = Pick<Lobby, 'request' | 'fact' | 'on'>;

/** Default actions of unprevented requests. */
export type Defaults = { readonly [N in LobbyEventName]?: (detail: LobbyEvents[N]) => void };

/** Facts of the lobby, which are also dispatched once on `document`. Other facts belong to a widget. */
const LOBBY_FACTS: ReadonlySet<LobbyEventName> = new Set([
  'login',
  'logout',
  'session-expired',
  'language',
  'theme',
  'error',
]);

/** All event names, checked at run time for untyped pages. */
const NAMES = {
  'launch-request': true,
  'login-request': true,
  'navigate-request': true,
  'download-request': true,
  'close-request': true,
  open: true,
  close: true,
  'login-failed': true,
  login: true,
  logout: true,
  'session-expired': true,
  language: true,
  theme: true,
  favorite: true,
  page: true,
  filter: true,
  contact: true,
  download: true,
  dismiss: true,
  draw: true,
  state: true,
  ready: true,
  error: true,
} satisfies Record<LobbyEventName, true>;

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
      if (!Object.hasOwn(NAMES, name))
        warnOnce(`there is no event "${name}"; allowed: ${Object.keys(NAMES).join(', ')}.`);
      // EventTarget is typed with Event; this bus dispatches only its own CustomEvents.
      const listen = (event: Event) => listener(event as CustomEvent<LobbyEvents[typeof name]>);
      target.addEventListener(name, listen);
      return () => target.removeEventListener(name, listen);
    },
  };
}
