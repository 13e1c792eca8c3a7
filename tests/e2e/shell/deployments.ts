/** Proxy in front of a gateway. A test uses it to replace the build of the site while the gateway runs. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployments {
  readonly url: string;
  /**
   * Replaces the build of the site: its start page contains `data-build="mark"`, and its service worker caches that
   * page.
   */
  deploy(mark: string): void;
  stop(): void;
}

export async function startDeployments(gateway: string): Promise<Deployments> {
  let mark: string | null = null;
  const other = (path: string): ((body: string) => string) | null => {
    if (mark === null) return null;
    if (path.startsWith('/m/sw.js')) return body => body.replace(/(url:"index\.html",revision:)"\w+"/, `$1"${mark}"`);
    if (path.startsWith('/m/index.html')) return body => body.replace('<html ', `<html data-build="${mark}" `);
    return null;
  };
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const change = other(incoming.url ?? '/');
    // The proxy can change only a complete, uncompressed response, so it forwards no request headers for it.
    const headers = change ? {} : { ...incoming.headers, host: new URL(gateway).host };
    const passed = request(gateway + incoming.url, { method: incoming.method, headers }, async found => {
      if (!change) {
        response.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of found) chunks.push(chunk);
      const body = change(Buffer.concat(chunks).toString());
      const { 'content-length': _, etag: __, ...headers } = found.headers;
      response.writeHead(200, headers).end(body);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: next => {
      mark = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
