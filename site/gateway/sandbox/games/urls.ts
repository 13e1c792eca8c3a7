/**
 * URLs of the sandbox games. The games have a separate origin, another port of this machine. The URLs use the host of
 * the request, because other devices in the network use a different host than this machine.
 */
import type { IncomingMessage } from 'node:http';
import { frameAncestors } from '../../platform/origins.ts';

export interface SandboxUrls {
  /** Returns the origin of the games for a caller of the gateway. */
  games(request: IncomingMessage): string;
  /** Returns the origin of the sandbox's payment provider for a caller who used this host. */
  payments(host: string): string;
  /** Returns the origins that may frame a game, for a visitor of the games (S28). */
  sites(request: IncomingMessage): readonly string[];
}

/** URLs of the servers, `http://127.0.0.1:8080`; set after they listen. */
export interface Listeners {
  games: string;
  payments: string;
  gateway: string;
}

/** Settings for callers that do not use the servers' own ports. */
export interface SandboxUrlOptions {
  /** Public URL of the games behind a proxy. */
  readonly gamesUrl?: string;
  /** Public URL of the payment provider behind a proxy. */
  readonly paymentsUrl?: string;
  /** Additional origins of the site. */
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

/** Replaces the host of `listening` by the host of the request. */
function asReached(listening: string, host = ''): string {
  const url = new URL(listening);
  const requestedOrigin = `http://${host}`;
  if (URL.canParse(requestedOrigin)) url.hostname = new URL(requestedOrigin).hostname;
  return url.origin;
}
