/**
 * URLs of the sandbox's servers for games and payments. Each has a separate origin: another port of this machine. URLs
 * contain the host of the request, because other devices in the network address this machine by another host.
 */
import type { IncomingMessage } from 'node:http';
import { frameAncestors } from '../../platform/origins.ts';

export interface SandboxUrls {
  /** Returns the origin of the games, for a request to the gateway. */
  games(request: IncomingMessage): string;
  /** Returns the origin of the sandbox's payment provider, for a member who has accessed the gateway with this host. */
  payments(host: string): string;
  /** Returns the origins that may frame a game, for a request to the games (S28). */
  sites(request: IncomingMessage): readonly string[];
}

/** Base URLs of the servers, such as `http://127.0.0.1:8080`. They are set when the servers listen. */
export interface Listeners {
  games: string;
  payments: string;
  gateway: string;
}

/** Settings for servers behind a proxy, where visitors do not use the servers' ports. */
export interface SandboxUrlOptions {
  /** Public URL of the games behind a proxy. */
  readonly gamesUrl?: string;
  /** Public URL of the payment provider behind a proxy. */
  readonly paymentsUrl?: string;
  /** Origins of the site, in addition to that of the gateway. */
  readonly siteOrigins: readonly string[];
}

export const createSandboxUrls = (
  listeners: Readonly<Listeners>,
  { gamesUrl, paymentsUrl, siteOrigins }: SandboxUrlOptions,
): SandboxUrls => ({
  games: request => gamesUrl ?? asReached(listeners.games, request.headers.host),
  payments: host => paymentsUrl ?? asReached(listeners.payments, host),
  sites: ({ headers: { host, referer } }) =>
    frameAncestors([asReached(listeners.gateway, host), ...siteOrigins], referer),
});

/** Returns the origin of the server at `listening`, with its host replaced by that of the request. */
function asReached(listening: string, host = ''): string {
  const url = new URL(listening);
  const requestedOrigin = `http://${host}`;
  if (URL.canParse(requestedOrigin)) url.hostname = new URL(requestedOrigin).hostname;
  return url.origin;
}
