/** Requests and facts of one lobby, typed by events.ts. */
import { hasPage } from '../dom/env.ts';
import type { LobbyEventName, LobbyEvents } from './events.ts';
import type { Lobby } from './types.ts';
import { warnOnce } from './warn.ts';

export type Bus = Pick<Lobby, 'request' | 'fact' | 'on'>;

/** The default action of a request, run when nobody prevents it. */
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

/** Every name, checked at run time for pages without types. */
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
  ready: true,
  error: true,
} satisfies Record<LobbyEventName, true>;

/**
 * One lobby's bus. A request goes to `source` first (the widget's element, as a bubbling `lobby-<name>`), then to the listeners
 * of `on`; a listener that prevents it stops the default action.
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
      // EventTarget only knows Event; this bus dispatches nothing but its own CustomEvents.
      const listen = (event: Event) => listener(event as CustomEvent<LobbyEvents[typeof name]>);
      target.addEventListener(name, listen);
      return () => target.removeEventListener(name, listen);
    },
  };
}
