/** The server around the request handler: its limits, its address, its end (R23, S41). */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Headers that are slower than ten seconds end their connection with 408. For a body its reader says how long it may take; what
 * nobody reads ends at the latest here, after the longest of those times.
 */
export const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  requestTimeout: 70_000,
  connectionsCheckingInterval: 1_000,
} as const;
/** Longer than clients wait between two questions, so that they keep their connection. */
const KEEP_ALIVE_MS = 65_000;
/** Connections that may wait to be taken: after a draw many come at once. */
const BACKLOG = 4_096;
/** Wait between the last new request and the end of listening: what has arrived by then is taken, a closed server would cut it. */
const ARRIVED_MS = 100;
/** Longest wait for running requests at a stop. */
const STOP_MS = 10_000;

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Finishes running requests and stops listening; after ten seconds the rest is cut. */
  stop(): Promise<void>;
}

/**
 * Listens on host and port. Throws StartError when the port is taken or the address is not one of this machine.
 * @param variable where the port was set, for that error
 * @param stopMs longest wait for running requests at a stop
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
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: urlOf({ host, port: taken }),
    async stop() {
      stopping = true;
      await sleep(ARRIVED_MS);
      await close(server, stopMs);
    },
  };
}

/** Where to listen; port 0 takes any free one. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/** The address of a host and a port; an IPv6 address stands in brackets. */
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

/** Connections without a running request end at once. */
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
