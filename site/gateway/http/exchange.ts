/** One request as the handlers see it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly url: URL;
  /** Address of the visitor (S43). */
  readonly address: string;
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;

/**
 * Address of the visitor: the socket's, unless that is a listed proxy; then the last hop of X-Forwarded-For that is not one (S43).
 */
export function clientAddress(request: IncomingMessage, trusted: readonly string[]): string {
  const socket = (request.socket.remoteAddress ?? '').replace(MAPPED_IPV4, '');
  if (!trusted.includes(socket)) return socket;
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(Boolean);
  return hops.findLast(hop => !trusted.includes(hop)) ?? socket;
}

/** True when a listed proxy says that the visitor came by https. */
export function cameByHttps(request: IncomingMessage, trusted: readonly string[]): boolean {
  const socket = (request.socket.remoteAddress ?? '').replace(MAPPED_IPV4, '');
  return trusted.includes(socket) && request.headers['x-forwarded-proto'] === 'https';
}

/** The origin by which the caller came. */
export const reachedBy = (request: IncomingMessage, trusted: readonly string[]): string =>
  `${cameByHttps(request, trusted) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
