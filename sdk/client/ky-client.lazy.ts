/** Every call: headers, token, retries, errors. A chunk of its own, with ky in it. */
import type { Endpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { ErrorCode } from '../protocol/error-codes.ts';
import { systemStatus } from '../protocol/status/calls.ts';
import { addressOf, pathOf, type RawPayload } from './address.ts';
import { bodyOf } from './body.ts';
import { takeGiven } from './embedded-response.ts';
import { refused } from './error-response.ts';
import { connectionLost, failure, isCallError } from './errors.ts';
import { answerOf, type CallOptions, type ClientOptions, type LobbyClient, readGiven, readTimed } from './exchange.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { sendByKy } from './ky-transport.ts';
import type { PersistedIdempotencyKeys } from './persisted-idempotency-keys.lazy.ts';
import { createRenewalGate } from './renewal-gate.ts';
import { fetchOf, headersOf, type Outgoing, sendIdempotent } from './request.ts';
import { createRequestDedupe } from './request-dedupe.ts';

/** The key of each call that is done once: kept over a reload where it writes money, else as long as the page (S40, PAY-03). */
interface CallIdempotencyKeys {
  /** undefined for a call that carries none. */
  keyFor(endpoint: Endpoint, payload: RawPayload): Promise<string | undefined>;
  /** How the call ended; `error` is missing when it succeeded. */
  settle(endpoint: Endpoint, payload: RawPayload, error?: unknown): Promise<void>;
}

function createCallIdempotencyKeys({
  stored,
  member = () => null,
  serverNow,
  onLost,
}: Pick<ClientOptions, 'stored' | 'member' | 'serverNow' | 'onLost'>): CallIdempotencyKeys {
  const once = createIdempotencyKeys();
  let keys: Promise<PersistedIdempotencyKeys> | null = null;

  /**
   * The keys that outlive a reload; null for a call that needs none, and where they cannot be kept: storage would have to hold the body
   * itself, since its digest needs WebCrypto, which plain http has not.
   */
  const persistedIdempotencyKeys = ({ once: kind }: Endpoint): Promise<PersistedIdempotencyKeys> | null => {
    if (kind !== 'kept' || !stored || typeof crypto === 'undefined' || !crypto.subtle) return null;
    keys ??= import('./persisted-idempotency-keys.lazy.ts').then(
      ({ createPersistedIdempotencyKeys }) => createPersistedIdempotencyKeys({ ...stored, member, now: serverNow }),
      cause => {
        keys = null;
        onLost();
        throw connectionLost('offline', cause);
      },
    );
    return keys;
  };

  return {
    async keyFor(endpoint, { body }) {
      if (!endpoint.once) return undefined;
      return (await persistedIdempotencyKeys(endpoint))?.keyFor(endpoint, body) ?? once.keyFor(nameOf(endpoint, body));
    },
    async settle(endpoint, { body }, error) {
      if (!endpoint.once) return;
      // Where the chunk did not come, no key was given and nothing was sent.
      if (endpoint.once === 'kept' && keys) await (await keys.catch(() => null))?.settle(endpoint, body, error);
      once.settle(nameOf(endpoint, body), error);
    },
  };
}

/** Equal calls have equal names; another body is another call. */
const nameOf = ({ name }: Endpoint, body: unknown): string => `${name} ${JSON.stringify(body)}`;

/** Codes that the client itself acts upon. */
const KEY_UNKNOWN = 'key.unknown' satisfies ErrorCode;
const SESSION_EXPIRED = 'session.expired' satisfies ErrorCode;
const MERCHANT_UNKNOWN = 'merchant.unknown' satisfies ErrorCode;
const PASSWORD_DUE = 'password.due' satisfies ErrorCode;
const SESSION_RENEWED = 'session.renewed' satisfies ErrorCode;

/** A client whose code is there. */
export interface KyClient extends Pick<LobbyClient, 'fetchTime'> {
  /** As `Client.call`. */
  call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, options?: CallOptions): Promise<ResponseOf<E>>;
}

export function createKyClient(options: ClientOptions): KyClient {
  const shared = createRequestDedupe();
  const keys = createCallIdempotencyKeys(options);
  const gate = createRenewalGate();

  const bodyFor = async (endpoint: Endpoint, payload: RawPayload, path: string, again: boolean) => {
    const { body } = payload;
    const sealed = endpoint.sealed && typeof body === 'object' && body ? await options.seal?.(path, body, again) : null;
    return sealed ?? bodyOf(endpoint, payload);
  };

  /** `again`: the body was sealed with a key the gateway does not know any more. */
  const prepare = async (
    endpoint: Endpoint,
    payload: RawPayload,
    call: CallOptions,
    token: string | null,
    again: boolean,
  ): Promise<Outgoing> => {
    const path = pathOf(endpoint, options.paths);
    const body = await bodyFor(endpoint, payload, path, again);
    const { timeout, total, retries } = timeoutsOf(endpoint.method);
    const idempotencyKey = call.idempotencyKey ?? (await keys.keyFor(endpoint, payload));
    const extras = {
      token,
      captchaKey: call.captchaKey,
      idempotencyKey,
      standalone: options.standalone?.(),
      language: options.language?.(),
    };
    return {
      url: addressOf(options.gateway, path, payload),
      method: endpoint.method,
      headers: headersOf(endpoint, body, extras),
      body: body?.text,
      timeout: call.timeout ?? timeout,
      total: call.timeout ?? total,
      retries: call.retry === false || options.retry === false ? 0 : retries,
      fetch: fetchOf(options),
    };
  };

  /** One request with its answer read; `total` ends it whatever happens. */
  const exchange = (endpoint: Endpoint, out: Outgoing, { probe }: CallOptions, signal: AbortSignal) =>
    within(
      out.total,
      signal,
      () => probe || options.onLost(),
      async limited =>
        (await readGiven(endpoint, takeGiven(out))) ??
        readTimed(options, endpoint, await (probe ? sendIdempotent : sendByKy)(out, limited)),
    );

  const ask = async (
    endpoint: Endpoint,
    payload: RawPayload,
    call: CallOptions,
    token: string | null,
    repeated: boolean,
  ) => {
    if (endpoint.auth === 'required' && !token) throw failure('session', 'error.not-logged-in');
    const out = await prepare(endpoint, payload, call, token, repeated);
    const send = (signal: AbortSignal) => exchange(endpoint, out, call, signal);
    // The same question of the same member, in the same language.
    const key = out.method === 'GET' && !call.probe ? JSON.stringify([out.url, out.headers]) : null;
    const asked = () => shared.ask(key, send, call.signal);
    const answer = await (call.renews ? gate.renew(asked) : asked()).finally(() => {
      if (out.method !== 'GET') shared.changed();
    });
    return { out, answer };
  };

  /** `repeated`: this is the second attempt, after which there is no third. */
  const attempt = async <E extends Endpoint>(
    endpoint: E,
    payload: RawPayload,
    call: CallOptions,
    repeated = false,
  ): Promise<ResponseOf<E>> => {
    const usesSession = call.token === undefined && endpoint.auth !== 'never' && options.token() !== null;
    const leave = usesSession ? await gate.enter() : () => {};
    const token = call.token ?? (endpoint.auth === 'never' ? null : options.token());
    const member = options.member?.();
    const { out, answer } = await ask(endpoint, payload, call, token, repeated).finally(leave);
    const { refusal } = answer;
    if (!refusal) return answerOf(options, endpoint, answer);
    // Nothing was done: the gateway could not even open the body (S22).
    if (refusal.code === KEY_UNKNOWN && out.headers.Encryption && !repeated) {
      return attempt(endpoint, payload, call, true);
    }
    // The gateway did nothing, since a retired token may only read (S14). A caller with a token of its own handles that itself.
    if (token && refusal.code === SESSION_RENEWED && !call.token && !repeated) {
      if (options.token() === token) await options.renew?.();
      if (options.member?.() === member) return attempt(endpoint, payload, call, true);
      throw failure('session', 'error.session-ended', refusal);
    }
    if (token && (refusal.status === 401 || refusal.code === SESSION_EXPIRED)) {
      const mayRepeat = out.method === 'GET' && !repeated;
      if (mayRepeat) await options.changing?.();
      // The answer to an old token says nothing about the new one: a read is asked again, once, with that.
      const now = options.token();
      if (mayRepeat && now && now !== token) return attempt(endpoint, payload, call, true);
      options.onExpired(token);
    }
    if (token && refusal.code === PASSWORD_DUE) options.onPasswordDue?.(token);
    if (refusal.code === MERCHANT_UNKNOWN) options.onUnknownMerchant?.();
    throw await refused(refusal, options.errorTexts, options.spoken);
  };

  const client: KyClient = {
    fetchTime: call => client.call(systemStatus, {}, call),
    async call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, call: CallOptions = {}) {
      const given: RawPayload = payload ?? {};
      try {
        const answer = await attempt(endpoint, given, call);
        await keys.settle(endpoint, given);
        return answer;
      } catch (error) {
        await keys.settle(endpoint, given, error);
        throw error;
      }
    },
  };
  return client;
}

/** How long a call may take, ms, and how often it is tried again, by method: the table of requests in reliability §3 (R9). */
function timeoutsOf(method: Endpoint['method']): Pick<Outgoing, 'timeout' | 'total' | 'retries'> {
  if (method === 'GET') return { timeout: 10_000, total: 20_000, retries: 2 };
  if (method === 'DELETE') return { timeout: 5_000, total: 10_000, retries: 1 };
  return { timeout: 15_000, total: 15_000, retries: 0 };
}

/**
 * Gives `send` at most `total` ms.
 * @throws CallError of kind `offline` or `timeout` when nothing came, after `lost()`; the reason of `signal` when that aborts.
 */
async function within<T>(
  total: number,
  signal: AbortSignal | undefined,
  lost: () => void,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    limit.abort();
  }, total);
  try {
    return await send(limit.signal);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isCallError(error)) throw error;
    lost();
    throw connectionLost(
      late || (error instanceof Error && error.name === 'TimeoutError') ? 'timeout' : 'offline',
      error,
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
