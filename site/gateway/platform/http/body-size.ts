/** How long a body may be, and how long it may take to come (S41). */

import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from 'lobbykit/domain';
import type { Endpoint } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import { HttpError } from './errors.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** For all but uploads. An honest body of the most bytes needs 18 kbit/s. */
const BODY_MS = 30_000;

/** Most bytes of a body of one of these endpoints. */
export const maxBytes = (endpoints: readonly Endpoint[]): number =>
  endpoints.some(({ upload }) => upload) ? IMAGE_MAX_BYTES : MAX_BODY_BYTES;

const tooLarge = (max: number) => new ApiError('input.too.large', `A body may have ${max} bytes at most.`);

/** Throws ApiError 413 for a body that announces more than `max` bytes. `readBytes` counts the bytes of a chunked body. */
export function checkBodySize({ headers }: IncomingMessage, max = MAX_BODY_BYTES): void {
  if (Number(headers['content-length'] ?? 0) > max) throw tooLarge(max);
}

export interface BodyLimits {
  /** Default 64 kB. */
  readonly max?: number;
  /** Time until the whole body is there; default thirty seconds. */
  readonly ms?: number;
}

/**
 * The whole body, whether it announces its length or comes in chunks. Throws ApiError 413 as soon as it is over the limit, and 408,
 * whose answer ends the connection, when it is not all there in time, however steadily it drips.
 */
export const readBytes = (
  request: IncomingMessage,
  { max = MAX_BODY_BYTES, ms = BODY_MS }: BodyLimits = {},
): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    // Not by `for await`, which would destroy the connection, and the answer with it, when left in the middle.
    let chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => reject(tooSlow(ms)), ms);
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= max) return chunks.push(chunk);
        // Node reads and forgets the rest, within the time of a request.
        chunks = [];
        reject(tooLarge(max));
      })
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
      .on('close', () => clearTimeout(late));
  });

const tooSlow = (ms: number) =>
  new HttpError('body.too.slow', `A body has to arrive within ${ms / 1_000} seconds.`, { Connection: 'close' });
