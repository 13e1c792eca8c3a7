/** One request as the handlers see it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTrusted, readAddress } from '../proxies.ts';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly url: URL;
  /** Address of the visitor (S43). */
  readonly address: string;
}

/** Address of the connection's other end. */
const socketAddress = ({ socket }: IncomingMessage): string => readAddress(socket.remoteAddress ?? '') ?? '';

/** Values of a header that proxies append to, those of the outermost proxy first. */
const listOf = ({ headers }: IncomingMessage, name: string): string[] =>
  String(headers[name] ?? '')
    .split(',')
    .map(value => value.trim())
    .filter(Boolean);

/**
 * Address of the visitor: the socket's, unless that is a trusted proxy; then the last hop of X-Forwarded-For that is none (S43). A hop
 * that is no address, such as `unknown`, gives the proxy that reported it.
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

/** True when a trusted proxy says that the visitor came by https. Of several proxies the outermost knows. */
export const cameByHttps = (request: IncomingMessage, trusted: readonly string[]): boolean =>
  isTrusted(socketAddress(request), trusted) && listOf(request, 'x-forwarded-proto')[0]?.toLowerCase() === 'https';

/** The origin by which the caller came. */
export const reachedBy = (request: IncomingMessage, trusted: readonly string[]): string =>
  `${cameByHttps(request, trusted) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
