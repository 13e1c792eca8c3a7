/** Request context of the handlers. */
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

/** IP address of the connection's peer. */
const socketAddress = ({ socket }: IncomingMessage): string => readAddress(socket.remoteAddress ?? '') ?? '';

/** Returns the values of a header to which each proxy appends a value. The value of the outermost proxy is first. */
const listOf = ({ headers }: IncomingMessage, name: string): string[] =>
  String(headers[name] ?? '')
    .split(',')
    .map(value => value.trim())
    .filter(Boolean);

/**
 * Returns the visitor's address: the socket's address, or behind a trusted proxy the last untrusted hop of
 * X-Forwarded-For (S43). A hop that is no address, such as `unknown`, returns the address of the proxy that reported
 * it.
 * @param trusted addresses and networks of proxies
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

/** Returns true if a trusted proxy reports that the visitor used https. The outermost proxy decides. */
export const usedHttps = (request: IncomingMessage, trusted: readonly string[]): boolean =>
  isTrusted(socketAddress(request), trusted) && listOf(request, 'x-forwarded-proto')[0]?.toLowerCase() === 'https';

/** Returns the origin that the caller used. */
export const reachedBy = (request: IncomingMessage, trusted: readonly string[]): string =>
  `${usedHttps(request, trusted) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
