/** Routes: connect endpoints with handlers that respond to all callers alike, to each request anew, or to a member. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';
import type { GenericSchema, InferInput } from 'valibot';
import type { KeyedQueue } from '../jobs/keyed-queue.ts';
import { isReadOnly } from './access.ts';
import type { Body, ReadBody } from './body.ts';
import type { Stored } from './conditional-get.ts';
import type { EnvelopeExtra } from './envelope.ts';
import type { Exchange } from './exchange.ts';
import { type Query, readQuery } from './input.ts';
import type { Content, Snapshots } from './response-cache.ts';
import type { MemberSession, RequireMember } from './session.ts';

/** Type of `value` in the response, as the endpoint's schema describes it. */
type Value<E extends Endpoint> = E['value'] extends infer S extends GenericSchema ? InferInput<S> : never;

export interface Fresh<E extends Endpoint> {
  readonly value: Value<E>;
  readonly extra?: EnvelopeExtra;
}

/** Request with validated input. */
export interface Call<E extends Endpoint> {
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly exchange: Exchange;
}

/** Request of a logged-in member. */
export interface MemberCall<E extends Endpoint> extends Call<E> {
  readonly session: MemberSession;
}

export interface Plan {
  /** Cache key within the endpoint. Requests with equal keys receive the same response. */
  readonly key: string;
  /** True if draws do not change the response. */
  readonly steady?: boolean;
  /** True if the response depends on the merchant to which the calling page belongs. */
  readonly byCaller?: boolean;
  readonly build: () => Promise<Content>;
}

export interface Services {
  readonly snapshots: Snapshots;
  /** Returns the session of the Authorization header. Throws ApiError 401, 403 or 409. */
  readonly requireMember: RequireMember;
  /** Reads the body: JSON, form or encrypted. Throws ApiError 400, 409 or 415. */
  readonly readBody: ReadBody;
  /** Runs calls of a member that lock rows one after another, before they take a connection from the pool. */
  readonly memberQueue: KeyedQueue<number>;
}

export type Outcome =
  | {
      readonly kind: 'stored';
      readonly stored: Stored;
      readonly headers: OutgoingHttpHeaders;
    }
  | {
      readonly kind: 'fresh';
      readonly value: unknown;
      readonly extra: EnvelopeExtra;
      readonly headers: OutgoingHttpHeaders;
    };

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (exchange: Exchange, services: Services) => Promise<Outcome>;
}

/**
 * Creates a route whose response is the same for all callers. The response is cached, and the session token is never
 * read (API-09, R7).
 */
export const shared = <E extends Endpoint & { readonly auth: 'never' }>(
  endpoint: E,
  plan: (query: Query<E>, request: IncomingMessage) => Promise<Plan>,
): Route => ({
  endpoint,
  async handle({ url, request }, { snapshots }) {
    const { key, build, steady, byCaller } = await plan(readQuery(endpoint, url.searchParams), request);
    const fullKey = `${endpoint.name} ${key}`;
    const stored = await snapshots.get(fullKey, build, steady);
    if (!byCaller) snapshots.remember(`${endpoint.moduleId} ${request.url}`, fullKey);
    // The Vary header keeps a shared cache from mixing the responses of two merchants.
    return { kind: 'stored', stored, headers: byCaller ? { Vary: 'Accept-Encoding, Origin' } : {} };
  },
});

/** Creates a route that builds its response for each request, and never reads a session token. */
export const fresh = <E extends Endpoint & { readonly auth: 'never' | 'optional' }>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Fresh<E>>,
): Route => ({
  endpoint,
  async handle(exchange, services) {
    const { value, extra = {} } = await handler(await readCall(endpoint, exchange, services));
    return { kind: 'fresh', value, extra, headers: {} };
  },
});

/**
 * Creates a route for visitors and members that returns more data to a member. `session` is null for a visitor; an
 * expired token is rejected.
 */
export const forAnybody = <E extends Endpoint & { readonly auth: 'optional' }>(
  endpoint: E,
  handler: (call: Call<E> & { readonly session: MemberSession | null }) => Promise<Fresh<E>>,
): Route => ({
  endpoint,
  async handle(exchange, services) {
    const { session, headers } =
      exchange.request.headers.authorization === undefined
        ? { session: null, headers: {} }
        : await services.requireMember(endpoint, exchange);
    const call = { ...(await readCall(endpoint, exchange, services)), session };
    const { value, extra = {} } = await inQueue(endpoint, session, services, () => handler(call));
    return { kind: 'fresh', value, extra, headers };
  },
});

/** Creates a route that requires a token and responds for the token's member. */
export const forMember = <E extends Endpoint & { readonly auth: 'required' }>(
  endpoint: E,
  handler: (call: MemberCall<E>) => Promise<Fresh<E>>,
): Route => ({
  endpoint,
  async handle(exchange, services) {
    const { session, headers } = await services.requireMember(endpoint, exchange);
    const call = { ...(await readCall(endpoint, exchange, services)), session };
    const { value, extra = {} } = await inQueue(endpoint, session, services, () => handler(call));
    return { kind: 'fresh', value, extra, headers };
  },
});

/** Runs a call of a member in the member's queue. Calls that only read bypass the queue, because they lock no rows. */
const inQueue = <T>(
  endpoint: Endpoint,
  session: MemberSession | null,
  { memberQueue }: Services,
  work: () => Promise<T>,
): Promise<T> => (session === null || isReadOnly(endpoint) ? work() : memberQueue.run(session.memberId, work));

const readCall = async <E extends Endpoint>(
  endpoint: E,
  exchange: Exchange,
  { readBody }: Services,
): Promise<Call<E>> => ({
  query: readQuery(endpoint, exchange.url.searchParams),
  body: await readBody(endpoint, exchange),
  exchange,
});

/**
 * Maps each call to its route. Throws if a call has no route, so that a gateway with an incomplete implementation does
 * not start (TEAM-04).
 */
export function routesOf(routes: readonly Route[], calls: readonly Endpoint[]): ReadonlyMap<Endpoint, Route> {
  const found = new Map(routes.map(route => [route.endpoint, route]));
  const silent = calls.filter(endpoint => !found.has(endpoint)).map(({ name }) => name);
  if (silent.length > 0) throw new Error(`no route answers ${silent.join(', ')}`);
  return found;
}
