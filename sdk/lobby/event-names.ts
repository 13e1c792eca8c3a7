import type { LobbyEventName } from './events.ts';

/** All event names, for checks at run time. If a name is missing, the code does not compile. */
export const EVENT_NAMES = {
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
