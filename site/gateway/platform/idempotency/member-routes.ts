/**
 * Routes of members' calls that are idempotent: the Idempotency-Key header is stored in the transaction of the work
 * (S40, PAY-03).
 */
import type { Endpoint } from 'lobbykit/wire';
import type { GenericSchema, InferInput } from 'valibot';
import type { Database, Trx } from '../db/schema.ts';
import { requireIdempotencyKey } from '../http/request-headers.ts';
import { forMember, type MemberCall, type Route } from '../http/route.ts';
import { hasStoredResponse, once } from './member-calls.ts';

export interface IdempotentRouteOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

type MemberEndpoint = Endpoint & { readonly auth: 'required'; readonly once: true | 'kept' };
type Value<E extends Endpoint> = E['value'] extends infer S extends GenericSchema ? InferInput<S> : never;

/**
 * Creates a route for a member's call. A repeated call with the same key returns the stored response with
 * `firstGivenAt`. Without a key, calls with `once: 'kept'` are rejected with `input.invalid`, and all others are
 * executed each time.
 * @param work writes with `trx` only; an ApiError rolls back the transaction
 * @param before runs before the transaction, unless the response is stored already; its effects persist even if the
 * work fails
 */
export const memberIdempotent = <E extends MemberEndpoint>(
  endpoint: E,
  { db, now }: IdempotentRouteOptions,
  work: (call: MemberCall<E>, trx: Trx) => Promise<Value<E>>,
  before: (call: MemberCall<E>) => Promise<void> = async () => {},
): Route =>
  forMember(endpoint, async call => {
    const { request } = call.exchange;
    const isKeyed = endpoint.once === 'kept' || request.headers['idempotency-key'] !== undefined;
    const key = isKeyed ? requireIdempotencyKey(request) : null;
    const { memberId } = call.session;
    // Skipped for a repeated call, which must return the stored response even if a new call would be rejected now. A
    // code, for example, is valid only for the first call.
    if (key === null || !(await hasStoredResponse(db, { memberId, key, now: now() }))) await before(call);
    return db.transaction().execute(async trx => {
      if (key === null) return { value: await work(call, trx) };
      const memberCall = { memberId, endpoint, key, body: call.body as object | undefined, now: now() };
      const { value, firstGivenAt } = await once(trx, memberCall, () => work(call, trx));
      return { value, extra: firstGivenAt === undefined ? {} : { firstGivenAt } };
    });
  });
