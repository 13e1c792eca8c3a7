/** Client process of a load: sends sequential requests over the given number of connections and counts responses. */
import { randomUUID } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import type { LoadCounts, LoadOrder, LoadRequest } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Length and status of the response at the start of `buffer`; null while it is incomplete. Chunked responses count as
 * errors.
 */
function takeResponse(buffer: Buffer): { readonly length: number; readonly status: number } | null {
  const end = buffer.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = buffer.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = end + HEAD_END.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  return buffer.length < length ? null : { length, status: /\r\ntransfer-encoding:/i.test(head) ? 0 : status };
}

/**
 * Returns a function that returns the bytes of the request; they are rebuilt for each call if the request has a random
 * part.
 */
function requestOf({ path, headers = {}, body }: LoadRequest, common: LoadOrder['headers']): () => Buffer {
  const lengths = body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': lengthOf(body) };
  const lines = Object.entries({ ...common, ...headers, ...lengths }).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
  if (!text.includes(RANDOM)) {
    const bytes = Buffer.from(text);
    return () => bytes;
  }
  return () => Buffer.from(text.replaceAll(RANDOM, randomUUID()));
}

const RANDOM = '{uuid}';
const lengthOf = (body: string) => String(Buffer.byteLength(body.replaceAll(RANDOM, randomUUID())));

function sendRequests({ url, requestList, headers, connections, ms, expected }: LoadOrder): Promise<LoadCounts> {
  const { hostname, port, host } = new URL(url);
  const requests = requestList.map(one => requestOf(one, { Host: host, ...headers }));
  const times: number[] = [];
  let errors = 0;
  let sent = 0;
  const ends = performance.now() + ms;

  const connect = (): Promise<void> =>
    new Promise(resolve => {
      let received: Buffer = Buffer.alloc(0);
      let began = 0;
      const socket: Socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
      const next = () => {
        began = performance.now();
        if (began >= ends) socket.end();
        else socket.write(requests[sent++ % requests.length]!());
      };
      socket.on('connect', next);
      socket.on('data', chunk => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const response = takeResponse(received);
        if (!response) return;
        times.push(performance.now() - began);
        if (response.status !== expected || received.length > response.length) errors++;
        received = Buffer.alloc(0);
        next();
      });
      socket.on('error', () => errors++);
      socket.on('close', () => {
        // The connection closed before the response was complete.
        if (performance.now() < ends) errors++;
        resolve();
      });
    });

  return Promise.all(Array.from({ length: connections }, connect)).then(() => {
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    return { responses: times.length, errors, median: at(0.5), p99: at(0.99) };
  });
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await sendRequests(order));
});
