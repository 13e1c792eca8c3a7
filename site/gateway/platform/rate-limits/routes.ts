/** Routes with a rate limit per IP address, in which every call counts, successful or not. */
import type { Database } from '../db/schema.ts';
import { limitHeaders } from '../http/errors.ts';
import type { Route } from '../http/route.ts';
import { admit, type LimitName } from './rate-limits.ts';

export interface Counting {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/**
 * Applies a limit per IP address to a route. Rejects a call with 429 before its body is read, and adds the number of
 * remaining calls to all responses.
 */
export const limited = ({ db, now }: Counting, name: LimitName, { endpoint, handle }: Route): Route => ({
  endpoint,
  async handle(exchange, services) {
    const left = await admit(db, name, exchange.address, now());
    for (const [header, value] of Object.entries(limitHeaders(left))) exchange.response.setHeader(header, value);
    return handle(exchange, services);
  },
});
