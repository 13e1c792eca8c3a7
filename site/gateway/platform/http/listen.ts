/** HTTP server: timeouts, address, shutdown (R23, S41). */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

const MAX_HEADER_BYTES = 16 * 1024;
/**
 * A client that needs more than 10 s for its headers is disconnected with 408. The reader of a body sets a separate
 * timeout. This limit ends unread bodies and is longer than all of those timeouts.
 */
export const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  requestTimeout: 70_000,
  connectionsCheckingInterval: 1_000,
} as const;
/** Longer than the polling interval of clients, so that they reuse their connection. */
const KEEP_ALIVE_MS = 65_000;
/** Maximum pending connections of the listen queue. Their number is highest after a draw. */
const BACKLOG = 4_096;
/** Delay before the server closes, ms, so that requests in flight are still accepted. */
const ARRIVED_MS = 100;
/** Timeout for running requests at shutdown, ms. */
const STOP_MS = 10_000;

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Stops listening and completes running requests; aborts the rest after 10 s. */
  stop(): Promise<void>;
}

/**
 * Listens on host and port. Throws StartError if the port is in use or the address does not belong to this machine.
 * @param variable name of the variable of the port, for the error message
 * @param stopMs timeout for running requests at shutdown
 */
export async function listen(
  handler: RequestListener,
  { host, port }: Address,
  variable = 'PORT',
  stopMs = STOP_MS,
): Promise<Listening> {
  let stopping = false;
  const server = createServer(
    { ...SLOW_CLIENTS, maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      if (stopping) response.shouldKeepAlive = false;
      handler(request, response);
    },
  );
  await bind(server, { host, port, variable });
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: urlOf({ host, port: boundPort }),
    async stop() {
      stopping = true;
      await sleep(ARRIVED_MS);
      await close(server, stopMs);
    },
  };
}

/**
 * Checks that a server can listen on a host and port, before long preparations. Throws StartError like `listen`.
 * @param variable name of the variable of the port, for the error message
 */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer();
  await bind(server, place);
  await new Promise(resolve => server.close(resolve));
}

/** Address on which the server listens; port 0 selects any free port. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/** Formats the address of a host and a port; IPv6 addresses are in brackets. */
export const urlOf = ({ host, port }: Address): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

interface Place extends Address {
  readonly variable: string;
}

function bind(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(startError(error, place)));
    server.listen({ port: place.port, host: place.host, backlog: BACKLOG }, resolve);
  });
}

function startError(error: Error, { host, port, variable }: Place): Error {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken; stop what listens there or set ${variable} to another one.`,
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `The gateway cannot listen on ${host}:${port} (${error.message}); set HOST and ${variable} to an address of this machine.`,
    );
  }
  return error;
}

/** Closes the server. Idle connections close immediately. */
function close(server: Server, stopMs: number): Promise<void> {
  return new Promise(resolve => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), stopMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
