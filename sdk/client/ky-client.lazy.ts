/** Performs calls: headers, token, retries, errors. This chunk includes ky. */
import type { Endpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { ErrorCode } from '../protocol/error-codes.ts';
import { systemStatus } from '../protocol/status/calls.ts';
import { bodyOf } from './body.ts';
import { callUrl, pathOf, type RawPayload } from './call-url.ts';
import { takeEmbedded } from './embedded-response.ts';
import { toFailedCall } from './error-response.ts';
import { connectionLost, failure, isCallError } from './errors.ts';
import {
  type CallOptions,
  type ClientOptions,
  type LobbyClient,
  parseEmbedded,
  readTimed,
  toResponse,
} from './exchange.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { sendByKy } from './ky-transport.ts';
import type { PersistedIdempotencyKeys } from './persisted-idempotency-keys.lazy.ts';
import { createRenewalGate } from './renewal-gate.ts';
import { fetchOf, headersOf, type Outgoing, sendIdempotent } from './request.ts';
import { createRequestDedupe } from './request-dedupe.ts';

/**
 * Idempotency keys by call. For calls that move money they are stored across reloads, otherwise in memory (S40,
 * PAY-03).
 */
interface CallIdempotencyKeys {
  /** Returns the key of a call; undefined for calls that need none. */
  keyFor(endpoint: Endpoint, payload: RawPayload): Promise<string | undefined>;
  /** Reports that a call has ended. `error` is undefined after a success. */
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
   * Returns the stored keys. Null for calls that do not store their keys, and on plain http: without WebCrypto there is
   * no digest, so the storage would contain the body itself.
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
      // If the chunk with the stored keys failed to load, there is no key, and no request was sent.
      if (endpoint.once === 'kept' && keys) await (await keys.catch(() => null))?.settle(endpoint, body, error);
      once.settle(nameOf(endpoint, body), error);
    },
  };
}

/** Returns the text that identifies a call: its name and body. */
const nameOf = ({ name }: Endpoint, body: unknown): string => `${name} ${JSON.stringify(body)}`;

/** Error codes to which the client reacts. */
const KEY_UNKNOWN = 'key.unknown' satisfies ErrorCode;
const SESSION_EXPIRED = 'session.expired' satisfies ErrorCode;
const MERCHANT_UNKNOWN = 'merchant.unknown' satisfies ErrorCode;
const PASSWORD_DUE = 'password.due' satisfies ErrorCode;
const SESSION_RENEWED = 'session.renewed' satisfies ErrorCode;

/** Client whose chunk has loaded. */
export interface KyClient extends Pick<LobbyClient, 'fetchTime'> {
  /** Calls an endpoint, like `Client.call`. */
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

  /**
   * Builds the request of a call. `again`: true if the gateway no longer has the key with which the body was encrypted.
   */
  const prepare = async (
    endpoint: Endpoint,
    payload: RawPayload,
    call: CallOptions,
    token: string | null,
    again: boolean,
  ): Promise<Outgoing> => {
    const { send } = options;
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
      url: callUrl(options.gateway, path, payload),
      method: endpoint.method,
      headers: headersOf(endpoint, body, extras),
      body: body?.text,
      timeout: call.timeout ?? timeout,
      total: call.timeout ?? total,
      retries: call.retry === false || options.retry === false ? 0 : retries,
      fetch: fetchOf(options),
      send:
        send &&
        (signal =>
          send({
            endpoint,
            payload,
            token,
            language: options.language?.() ?? '',
            signal,
            onInvalidRows: dropped => options.onInvalidRows(endpoint, dropped),
          })),
    };
  };

  /** Sends one request and parses its response. The timeout of all attempts is `out.total`. */
  const exchange = (endpoint: Endpoint, out: Outgoing, { probe }: CallOptions, signal: AbortSignal) =>
    within(
      out.total,
      signal,
      () => probe || options.onLost(),
      async limited =>
        (await parseEmbedded(endpoint, takeEmbedded(out))) ??
        readTimed(options, endpoint, await (probe || out.send ? sendIdempotent : sendByKy)(out, limited)),
    );

  const request = async (
    endpoint: Endpoint,
    payload: RawPayload,
    call: CallOptions,
    token: string | null,
    repeated: boolean,
  ) => {
    if (endpoint.auth === 'required' && !token) throw failure('session', 'error.not-logged-in');
    const out = await prepare(endpoint, payload, call, token, repeated);
    const send = (signal: AbortSignal) => exchange(endpoint, out, call, signal);
    // Two requests are equal if URL, member and language are equal.
    const key = out.method === 'GET' && !call.probe ? JSON.stringify([out.url, out.headers]) : null;
    const run = () => shared.run(key, send, call.signal);
    const response = await (call.renews ? gate.renew(run) : run()).finally(() => {
      if (out.method !== 'GET') shared.changed();
    });
    return { out, response };
  };

  /** Sends one attempt of a call. `repeated`: true for the second attempt, which is the last. */
  const attempt = async <E extends Endpoint>(
    endpoint: E,
    payload: RawPayload,
    call: CallOptions,
    repeated = false,
  ): Promise<ResponseOf<E>> => {
    const usesSession = call.token === undefined && endpoint.auth !== 'never' && options.token() !== null;
    const release = usesSession ? await gate.enter() : () => {};
    const token = call.token ?? (endpoint.auth === 'never' ? null : options.token());
    const member = options.member?.();
    const { out, response } = await request(endpoint, payload, call, token, repeated).finally(release);
    const { error } = response;
    if (!error) return toResponse(options, endpoint, response);
    // The call had no effect, because the gateway could not decrypt the body (S22). It is repeated with a new key.
    if (error.code === KEY_UNKNOWN && out.headers.Encryption && !repeated) {
      return attempt(endpoint, payload, call, true);
    }
    // The call had no effect, because a replaced token allows only reading (S14). If the caller passed a token, the
    // caller handles this error.
    if (token && error.code === SESSION_RENEWED && !call.token && !repeated) {
      if (options.token() === token) await options.renew?.();
      if (options.member?.() === member) return attempt(endpoint, payload, call, true);
      throw failure('session', 'error.session-ended', error);
    }
    if (token && (error.status === 401 || error.code === SESSION_EXPIRED)) {
      const { renewsExpired } = options;
      const mayRepeat = (out.method === 'GET' || renewsExpired) && !repeated;
      if (mayRepeat) await (renewsExpired ? options.renew?.() : options.changing?.());
      // The error is about the old token, and the call had no effect. It is repeated once with the new token.
      const now = options.token();
      if (mayRepeat && now && now !== token) return attempt(endpoint, payload, call, true);
      options.onExpired(token);
    }
    if (token && error.code === PASSWORD_DUE) options.onPasswordDue?.(token);
    if (error.code === MERCHANT_UNKNOWN) options.onUnknownMerchant?.();
    throw await toFailedCall(error, options.errorTexts, options.loadErrorTexts);
  };

  const client: KyClient = {
    fetchTime: call => client.call(systemStatus, {}, call),
    async call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, call: CallOptions = {}) {
      const rawPayload: RawPayload = payload ?? {};
      try {
        const response = await attempt(endpoint, rawPayload, call);
        await keys.settle(endpoint, rawPayload);
        return response;
      } catch (error) {
        await keys.settle(endpoint, rawPayload, error);
        throw error;
      }
    },
  };
  return client;
}

/** Returns timeouts in ms and number of retries by HTTP method, as in the table of requests in reliability §3 (R9). */
function timeoutsOf(method: Endpoint['method']): Pick<Outgoing, 'timeout' | 'total' | 'retries'> {
  if (method === 'GET') return { timeout: 10_000, total: 20_000, retries: 2 };
  if (method === 'DELETE') return { timeout: 5_000, total: 10_000, retries: 1 };
  return { timeout: 15_000, total: 15_000, retries: 0 };
}

/**
 * Calls `send` with a timeout of `total` ms for all attempts.
 * @throws CallError of kind `offline` or `timeout` if no response arrived, after calling `lost()`; the abort reason if
 * `signal` aborts
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
