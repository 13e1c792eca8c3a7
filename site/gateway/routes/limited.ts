/** Routes that an address may ask only so often, whatever comes of it. */
import type { Database } from '../db/schema.ts';
import type { Route } from '../http/routes.ts';
import { admit, type LimitName } from '../service/limits.ts';

export interface Counting {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

/** The route behind a limit that counts by address: refused with 429 before its body is read, and every answer says what is left. */
export const limited = ({ db, now }: Counting, name: LimitName, { endpoint, handle }: Route): Route => ({
  endpoint,
  async handle(exchange, services) {
    const headers = await admit(db, name, exchange.address, now());
    for (const [header, value] of Object.entries(headers)) exchange.response.setHeader(header, value);
    return handle(exchange, services);
  },
});
