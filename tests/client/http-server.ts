/** Gateway stub that can respond with any broken response. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface TestServer {
  readonly url: string;
  /** Requests received so far, in order. */
  readonly seen: Seen[];
  /** Handler of all requests. Assigning another function replaces it for later requests. */
  handle: (response: ServerResponse, seen: Seen) => void;
  stop(): Promise<void>;
}

export async function startServer(): Promise<TestServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(parts).toString() };
      seen.push(one);
      created.handle(response, one);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const created: TestServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    handle: response => json(response, { success: true, value: null }),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return created;
}

export function json(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export const html = (response: ServerResponse, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title><p>Hotel WLAN');
