/** One lobby's way to its gateway: headers, token, address, envelope, errors (API-*). */
import type { Answer, Endpoint, Payload } from '../wire/endpoint.ts';
import type { Dropped } from '../wire/parse.ts';
import { type AnswerHead, readAnswer, readHead } from './answer.ts';
import { failure, isCallError, lostConnection, refused } from './errors.ts';
import { addressOf, bodyOf, type Outgoing, patience, type RawPayload } from './request.ts';
import { createShared } from './shared.ts';
import { send, sendOnce, type Timed } from './transport.ts';

export interface ClientOptions {
  readonly gateway: string;
  /** Other paths by endpoint name; an empty one is a call without an address (API-14, ERR-08). */
  readonly paths: Readonly<Record<string, string>>;
  /** errorCode -> text key (ERR-16). */
  readonly errorTexts: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Token of the session, if there is one. */
  token(): string | null;
  /** Server time in ms. */
  serverNow(): number;
  /** A 401 answered a call that carried this token (S17). */
  onExpired(token: string): void;
  /** Any answer arrived, whatever it says. */
  onAnswer(timing: Pick<Timed, 'sentAt' | 'receivedAt'> & AnswerHead & { readonly serverTime?: number }): void;
  /** Nothing arrived. */
  onLost(): void;
  /** Rows of an answer were left out (R13). */
  onDropped(endpoint: Endpoint, dropped: readonly Dropped[]): void;
}

export interface ClientCallOptions {
  readonly signal?: AbortSignal;
  /** false: no automatic retry. */
  readonly retry?: boolean;
  /** ms of each attempt, instead of the method's. */
  readonly timeout?: number;
  /** One plain request that reports no loss: the probe itself. */
  readonly probe?: boolean;
}

export interface Client {
  /**
   * Calls an endpoint. Equal GETs in flight are one request.
   * @throws CallError for every failure; AbortError when `signal` aborts.
   */
  call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, options?: ClientCallOptions): Promise<Answer<E>>;
}

export function createClient(options: ClientOptions): Client {
  const shared = createShared();

  const prepare = (
    endpoint: Endpoint,
    payload: RawPayload,
    call: ClientCallOptions,
    token: string | null,
  ): Outgoing => {
    const path = Object.hasOwn(options.paths, endpoint.name) ? options.paths[endpoint.name] : endpoint.path;
    if (!path) throw failure('address', 'error.address');
    const body = bodyOf(endpoint, payload);
    const { timeout, total, retries } = patience(endpoint.method);
    return {
      url: addressOf(options.gateway, path, endpoint, payload),
      method: endpoint.method,
      headers: {
        ModuleId: endpoint.moduleId,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': body.type }),
      },
      body: body?.text,
      timeout: call.timeout ?? timeout,
      total: call.timeout ?? total,
      retries: call.retry === false ? 0 : retries,
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    };
  };

  /** One request with its answer read; `total` ends it whatever happens. */
  const exchange = async (endpoint: Endpoint, out: Outgoing, probe: boolean, signal: AbortSignal) => {
    const limit = new AbortController();
    const stop = () => limit.abort(signal.reason);
    signal.addEventListener('abort', stop);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      limit.abort();
    }, out.total);
    try {
      const { response, sentAt, receivedAt } = await (probe ? sendOnce : send)(out, limit.signal);
      const head = readHead(response, options.serverNow());
      const timing = { sentAt, receivedAt, ...head };
      try {
        const answer = await readAnswer(endpoint, response, head);
        options.onAnswer({ ...timing, serverTime: answer.serverTime });
        return answer;
      } catch (error) {
        // Something did arrive, even if it cannot be used.
        if (isCallError(error)) options.onAnswer(timing);
        throw error;
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (isCallError(error)) throw error;
      const timeout = late || (error instanceof Error && error.name === 'TimeoutError');
      throw lostConnection(timeout ? 'timeout' : 'offline', error);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };

  const attempt = async (
    endpoint: Endpoint,
    payload: RawPayload,
    call: ClientCallOptions,
  ): Promise<Answer<Endpoint>> => {
    const token = endpoint.auth === 'never' ? null : options.token();
    if (endpoint.auth === 'required' && !token) throw failure('session', 'error.not-logged-in');
    const out = prepare(endpoint, payload, call, token);
    const ask = (signal: AbortSignal) => exchange(endpoint, out, call.probe ?? false, signal);
    const key = out.method === 'GET' && !call.probe ? `${out.url} ${token ?? ''}` : null;
    const { refusal, dropped, value, serverTime, refresh, sandbox } = await shared(key, ask, call.signal);
    if (refusal) {
      if (refusal.status === 401 && token) {
        // The answer to an old token says nothing about the new one: a read is asked again, once, with that.
        if (options.token() !== token && options.token() && out.method === 'GET')
          return attempt(endpoint, payload, call);
        options.onExpired(token);
      }
      throw refused(refusal, options.errorTexts);
    }
    if (dropped.length > 0) options.onDropped(endpoint, dropped);
    return { value, serverTime, refresh, sandbox };
  };

  return {
    async call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, call: ClientCallOptions = {}) {
      try {
        // The value was read by the endpoint's own schema, so it is what Answer<E> says.
        return (await attempt(endpoint, payload ?? {}, call)) as Answer<E>;
      } catch (error) {
        if (!call.probe && isLost(error)) options.onLost();
        throw error;
      }
    },
  };
}

const isLost = (error: unknown) => isCallError(error) && (error.kind === 'offline' || error.kind === 'timeout');
