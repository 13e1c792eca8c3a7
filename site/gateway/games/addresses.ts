/**
 * Where the sandbox games are for whoever asks. They live on an origin of their own, another port of this machine, so the address
 * has the host by which the caller reached the gateway: a phone in the same network comes by another one than this machine does.
 */
import type { IncomingMessage } from 'node:http';

export interface Addresses {
  /** Origin of the games for a caller of the gateway. */
  games(request: IncomingMessage): string;
  /** Origins whose pages may frame a game, for a visitor of the games (S28). */
  sites(request: IncomingMessage): readonly string[];
}

/** Where both servers listen, `http://127.0.0.1:8080`; filled in once they do. */
export interface Listeners {
  games: string;
  gateway: string;
}

/** Settings that count where somebody comes by another way than the servers' own ports. */
export interface AddressOptions {
  /** Where the games are reached from outside, behind a proxy. */
  readonly gamesUrl?: string;
  /** Further origins of the site. */
  readonly siteOrigins: readonly string[];
}

export const createAddresses = (
  listeners: Readonly<Listeners>,
  { gamesUrl, siteOrigins }: AddressOptions,
): Addresses => ({
  games: request => gamesUrl ?? asReached(listeners.games, request),
  sites: request => [asReached(listeners.gateway, request), ...siteOrigins],
});

/** `listening` with the host name of the request's own address. */
function asReached(listening: string, { headers }: IncomingMessage): string {
  const url = new URL(listening);
  const asked = `http://${headers.host ?? ''}`;
  if (URL.canParse(asked)) url.hostname = new URL(asked).hostname;
  return url.origin;
}
