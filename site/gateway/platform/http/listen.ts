/** HTTP server: timeouts, host and port, shutdown (R23, S41). */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Timeouts for slow clients. A client that needs more than 10 s for its headers is disconnected with 408. The timeout
 * of the complete request ends bodies that no handler reads; it is longer than all timeouts for reading a body.
 */
export const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  requestTimeout: 70_000,
  connectionsCheckingInterval: 1_000,
} as const;
/**
 * Time for which idle connections stay open, ms. Longer than the polling interval of clients, so that they can reuse
 * their connection.
 */
const KEEP_ALIVE_MS = 65_000;
/** Maximum connections that wait for acceptance. Most connections arrive right after a draw. */
const BACKLOG = 4_096;
/**
 * Delay between the start of a shutdown and the close of the server, ms, so that requests on their way are still
 * accepted.
 */
const ARRIVED_MS = 100;
/** Time for which a shutdown waits for running requests, ms. */
const STOP_MS = 10_000;

export interface Listening {
  /** Base URL of the server, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops listening, and waits for running requests. Aborts them after 10 s. */
  stop(): Promise<void>;
}

/**
 * Listens on a host and a port. Throws StartError if the port is in use, or the host is no address of this machine.
 * @param variable name of the environment variable with the port, for the error message
 * @param stopMs time for which a shutdown waits for running requests, ms
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
 * Checks that a server can listen on a host and a port, before long preparations. Throws StartError like `listen`.
 */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer();
  await bind(server, place);
  await new Promise(resolve => server.close(resolve));
}

/** Host and port on which the server listens. Port 0 selects any free port. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/** Returns the base URL for a host and a port. IPv6 addresses are put in brackets. */
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

/** Closes the server. Idle connections are closed immediately. */
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
