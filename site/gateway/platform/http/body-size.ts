/** Size and time limits of a request body (S41). */

import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from 'lobbykit/domain';
import type { Endpoint } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import { HttpError } from './errors.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** Timeout for bodies other than uploads, ms. The largest body then requires 18 kbit/s. */
const BODY_MS = 30_000;

/** Returns the maximum body size of these endpoints, bytes. */
export const maxBytes = (endpoints: readonly Endpoint[]): number =>
  endpoints.some(({ upload }) => upload) ? IMAGE_MAX_BYTES : MAX_BODY_BYTES;

const tooLarge = (max: number) => new ApiError('input.too.large', `A body may have ${max} bytes at most.`);

/**
 * Throws ApiError 413 if the Content-Length header exceeds `max` bytes. Chunked bodies have no such header; `readBytes`
 * counts their bytes.
 */
export function checkBodySize({ headers }: IncomingMessage, max = MAX_BODY_BYTES): void {
  if (Number(headers['content-length'] ?? 0) > max) throw tooLarge(max);
}

export interface BodyLimits {
  /** Maximum size, bytes; default 64 kB. */
  readonly max?: number;
  /** Timeout for the complete body, ms; default 30 s. */
  readonly ms?: number;
}

/**
 * Reads the complete body, with a Content-Length header or chunked. Throws ApiError 413 as soon as the body exceeds the
 * limit, and 408 after the timeout, which also closes the connection.
 */
export const readBytes = (
  request: IncomingMessage,
  { max = MAX_BODY_BYTES, ms = BODY_MS }: BodyLimits = {},
): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    // `for await` is not used: leaving its loop early would destroy the connection, on which the response is sent.
    let chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => reject(tooSlow(ms)), ms);
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= max) return chunks.push(chunk);
        // Node discards the rest of the body until the timeout of the request.
        chunks = [];
        reject(tooLarge(max));
      })
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
      .on('close', () => clearTimeout(late));
  });

const tooSlow = (ms: number) =>
  new HttpError('body.too.slow', `A body has to arrive within ${ms / 1_000} seconds.`, { Connection: 'close' });
