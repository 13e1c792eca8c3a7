/** How long a body may be, and how long it may take to come (S41). */

import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from 'lobbykit/domain';
import type { Endpoint } from 'lobbykit/wire';
import { Refusal } from '../service/refusal.ts';
import { HttpRefusal } from './refusals.ts';

const MOST_BODY_BYTES = 64 * 1024;

/** For all but uploads. An honest body of the most bytes needs 18 kbit/s. */
const BODY_MS = 30_000;

/** The refusal of a body over `most` bytes. */
export const tooLarge = (most: number) => new Refusal('input.too.large', `A body may have ${most} bytes at most.`);

/** Throws Refusal 413 for a body over the limit of its path, 411 for one that does not say how long it is. */
export function checkBodySize({ headers }: IncomingMessage, endpoints: readonly Endpoint[]): void {
  const most = endpoints.some(({ upload }) => upload) ? IMAGE_MAX_BYTES : MOST_BODY_BYTES;
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(most);
  if (headers['transfer-encoding'] !== undefined) {
    throw new Refusal('input.length.missing', 'A body has to come with its Content-Length.');
  }
}

/**
 * The whole body, whose announced length was checked before. Throws Refusal 408 when it is not all there in time, however steadily
 * it drips; the connection ends with that answer.
 * @param ms default thirty seconds
 */
export const readBytes = (request: IncomingMessage, ms = BODY_MS): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    // Not by `for await`, which would destroy the connection, and the answer with it, when left in the middle.
    const chunks: Buffer[] = [];
    const late = setTimeout(() => reject(tooSlow(ms)), ms);
    request
      .on('data', chunk => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
      .on('close', () => clearTimeout(late));
  });

const tooSlow = (ms: number) =>
  new HttpRefusal('body.too.slow', `A body has to arrive within ${ms / 1_000} seconds.`, { Connection: 'close' });
