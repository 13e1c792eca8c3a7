/** The other end of a load: asks over as many connections as it is told, each one thing at a time, and counts what comes back. */
import { createConnection, type Socket } from 'node:net';
import type { LoadCounts, LoadOrder } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Bytes of the answer at the start of `buffer` and its status; null while it is not all there. Chunked answers count as errors. */
function takeAnswer(buffer: Buffer): { readonly length: number; readonly status: number } | null {
  const end = buffer.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = buffer.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = end + HEAD_END.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  return buffer.length < length ? null : { length, status: /\r\ntransfer-encoding:/i.test(head) ? 0 : status };
}

function ask({ url, paths, headers, connections, ms, expected }: LoadOrder): Promise<LoadCounts> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map(path => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
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
        else socket.write(requests[sent++ % requests.length]!);
      };
      socket.on('connect', next);
      socket.on('data', chunk => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const answer = takeAnswer(received);
        if (!answer) return;
        times.push(performance.now() - began);
        if (answer.status !== expected || received.length > answer.length) errors++;
        received = Buffer.alloc(0);
        next();
      });
      socket.on('error', () => errors++);
      socket.on('close', () => {
        // Cut off in the middle of an answer.
        if (performance.now() < ends) errors++;
        resolve();
      });
    });

  return Promise.all(Array.from({ length: connections }, connect)).then(() => {
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    return { answers: times.length, errors, median: at(0.5), p99: at(0.99) };
  });
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await ask(order));
});
