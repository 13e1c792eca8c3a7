/** Routes of what a member does only once: the transaction of the work holds the Idempotency-Key (S40, PAY-03). */
import type { Endpoint } from 'lobbykit/wire';
import type { GenericSchema, InferInput } from 'valibot';
import type { Database, Trx } from '../db/schema.ts';
import { requireIdempotencyKey } from '../http/request-headers.ts';
import { forMember, type MemberCall, type Route } from '../http/route.ts';
import { isAnswered, once } from './member-calls.ts';

export interface IdempotentRouteOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

type MemberEndpoint = Endpoint & { readonly auth: 'required'; readonly once: true | 'kept' };
type Value<E extends Endpoint> = E['value'] extends infer S extends GenericSchema ? InferInput<S> : never;

/**
 * An answer for a member that is worked out once: a call that is sent again under the same key gets the answer of before, with
 * `firstGivenAt` beside it. Without a key a call of `once: 'kept'` is refused with `input.invalid`, any other call is done each
 * time.
 * @param work writes by `trx` alone; throws ApiError to have nothing done
 * @param before is done ahead of the transaction, unless the call was answered before, and stays done whatever becomes of the work
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
    // What was accepted is told again whatever keeps from the next one, and a code that works once has worked.
    if (key === null || !(await isAnswered(db, { memberId, key, now: now() }))) await before(call);
    return db.transaction().execute(async trx => {
      if (key === null) return { value: await work(call, trx) };
      const asked = { memberId, endpoint, key, body: call.body as object | undefined, now: now() };
      const { value, firstGivenAt } = await once(trx, asked, () => work(call, trx));
      return { value, extra: firstGivenAt === undefined ? {} : { firstGivenAt } };
    });
  });
