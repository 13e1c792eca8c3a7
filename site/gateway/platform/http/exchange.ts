/** Request and response with the visitor's IP address, as passed to handlers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTrusted, readAddress } from '../proxies.ts';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly url: URL;
  /** IP address of the visitor (S43). */
  readonly address: string;
}

/** Returns the IP address of the connection, which may be that of a proxy. */
const socketAddress = ({ socket }: IncomingMessage): string => readAddress(socket.remoteAddress ?? '') ?? '';

/** Returns the values of a header to which each proxy appends one. The value of the outermost proxy is the first. */
const listOf = ({ headers }: IncomingMessage, name: string): string[] =>
  String(headers[name] ?? '')
    .split(',')
    .map(value => value.trim())
    .filter(Boolean);

/**
 * Returns the visitor's IP address (S43): the address of the connection, or behind trusted proxies the last address in
 * X-Forwarded-For that is not a trusted proxy. If that entry is no address, such as `unknown`, returns the address of
 * the proxy that reported it.
 * @param trusted addresses and networks of trusted proxies
 */
export function clientAddress(request: IncomingMessage, trusted: readonly string[]): string {
  let known = socketAddress(request);
  for (const hop of listOf(request, 'x-forwarded-for').reverse()) {
    if (!isTrusted(known, trusted)) break;
    const address = readAddress(hop);
    if (address === null) break;
    known = address;
  }
  return known;
}

/**
 * Returns whether the visitor used https, which only a trusted proxy can report. Of several proxies, the outermost
 * counts.
 */
export const usedHttps = (request: IncomingMessage, trusted: readonly string[]): boolean =>
  isTrusted(socketAddress(request), trusted) && listOf(request, 'x-forwarded-proto')[0]?.toLowerCase() === 'https';

/** Returns the origin with which the caller accessed the gateway. */
export const reachedBy = (request: IncomingMessage, trusted: readonly string[]): string =>
  `${usedHttps(request, trusted) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
