/**
 * Where the sandbox games are for whoever asks. They live on an origin of their own, another port of this machine, so the address
 * has the host by which the caller reached the gateway: a phone in the same network comes by another one than this machine does.
 */
import type { IncomingMessage } from 'node:http';

export interface Addresses {
  /** Origin of the games for a caller of the gateway. */
  games(request: IncomingMessage): string;
  /** Origin of the sandbox's payment provider for a caller who reached the gateway by this host. */
  payments(host: string): string;
  /** Origins whose pages may frame a game, for a visitor of the games (S28). */
  sites(request: IncomingMessage): readonly string[];
}

/** Where both servers listen, `http://127.0.0.1:8080`; filled in once they do. */
export interface Listeners {
  games: string;
  payments: string;
  gateway: string;
}

/** Settings that count where somebody comes by another way than the servers' own ports. */
export interface AddressOptions {
  /** Where the games are reached from outside, behind a proxy. */
  readonly gamesUrl?: string;
  /** The same of the payment provider. */
  readonly paymentsUrl?: string;
  /** Further origins of the site. */
  readonly siteOrigins: readonly string[];
}

export const createAddresses = (
  listeners: Readonly<Listeners>,
  { gamesUrl, paymentsUrl, siteOrigins }: AddressOptions,
): Addresses => ({
  games: request => gamesUrl ?? asReached(listeners.games, request.headers.host),
  payments: host => paymentsUrl ?? asReached(listeners.payments, host),
  sites: request => [asReached(listeners.gateway, request.headers.host), ...siteOrigins],
});

/** `listening` with the host name by which the caller came. */
function asReached(listening: string, host = ''): string {
  const url = new URL(listening);
  const asked = `http://${host}`;
  if (URL.canParse(asked)) url.hostname = new URL(asked).hostname;
  return url.origin;
}
