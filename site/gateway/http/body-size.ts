/** How long a body may be (S41). */
import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from 'lobbykit/domain';
import type { Endpoint } from 'lobbykit/wire';
import { Refusal } from './reply.ts';

const MOST_BODY_BYTES = 64 * 1024;

/** The refusal of a body over `most` bytes. */
export const tooLarge = (most: number) => new Refusal(413, 'input.too.large', `A body may have ${most} bytes at most.`);

/** Throws Refusal 413 for a body over the limit of its path, 411 for one that does not say how long it is. */
export function checkBodySize({ headers }: IncomingMessage, endpoints: readonly Endpoint[]): void {
  const most = endpoints.some(({ upload }) => upload) ? IMAGE_MAX_BYTES : MOST_BODY_BYTES;
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(most);
  if (headers['transfer-encoding'] !== undefined) {
    throw new Refusal(411, 'input.length.missing', 'A body has to come with its Content-Length.');
  }
}
