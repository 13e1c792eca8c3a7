/** Sends a request: first looks whether the loader asked already, else brings in ky. */
import { type Outgoing, requestInit } from './request.ts';

/** A response and when its request left and its head arrived, in monotonic ms. */
export interface Timed {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

const EARLY = Symbol.for('lobbykit.early');
const page = globalThis as typeof globalThis & { [EARLY]?: Map<string, Promise<Response>> };

/** Takes the answer the loader asked for under this very address; each is taken once. */
function takeEarly(out: Outgoing): Promise<Response> | undefined {
  const early = out.method === 'GET' && !out.headers.Authorization ? page[EARLY] : undefined;
  const found = early?.get(out.url);
  early?.delete(out.url);
  return found;
}

/** Resolves with any HTTP answer, rejects when none came (network, timeout, abort). */
export async function send(out: Outgoing, signal: AbortSignal): Promise<Timed> {
  const early = await takeEarly(out)?.catch(() => undefined);
  if (early?.ok) {
    // The request left before this code ran: the browser's own record knows when.
    const entry = performance.getEntriesByName?.(out.url).at(-1);
    const receivedAt = performance.now();
    const sentAt = entry?.startTime ?? receivedAt;
    return { response: early, sentAt, receivedAt: entry ? sentAt + entry.duration : receivedAt };
  }
  const { sendByKy } = await import('./ky-transport.ts');
  return sendByKy(out, signal);
}

/** One plain request without ky: the probe must not wait for a chunk that a dead network cannot bring. */
export async function sendOnce(out: Outgoing, signal: AbortSignal): Promise<Timed> {
  const sentAt = performance.now();
  const response = await out.fetch(out.url, { ...requestInit(out), signal });
  return { response, sentAt, receivedAt: performance.now() };
}
