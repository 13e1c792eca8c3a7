/** Every call the loader did not ask for: headers, token, retries, errors. A chunk of its own, with ky in it. */
import type { Answer, Endpoint, Payload } from '../wire/endpoint.ts';
import type { ErrorCode } from '../wire/error-codes.ts';
import { gameMenu } from '../wire/lottery.ts';
import { systemStatus } from '../wire/status.ts';
import { addressOf, pathOf, type RawPayload } from './address.ts';
import { failure, isCallError, lostConnection } from './errors.ts';
import { answerOf, type ClientCallOptions, type ClientOptions, type LobbyClient, readTimed } from './exchange.ts';
import { sendByKy, sendOnce } from './ky-transport.ts';
import { createOnceKeys } from './once.ts';
import { refused } from './refusals.ts';
import { bodyOf, headersOf, type Outgoing, patience } from './request.ts';
import { createShared } from './shared.ts';

/** Codes that the client itself acts upon. */
const KEY_UNKNOWN = 'key.unknown' satisfies ErrorCode;
const SESSION_EXPIRED = 'session.expired' satisfies ErrorCode;

export function createFullClient(options: ClientOptions): LobbyClient {
  const shared = createShared();
  const once = createOnceKeys();

  const bodyFor = async (endpoint: Endpoint, payload: RawPayload, path: string, again: boolean) => {
    const { body } = payload;
    const sealed = endpoint.sealed && typeof body === 'object' && body ? await options.seal?.(path, body, again) : null;
    return sealed ?? bodyOf(endpoint, payload);
  };

  /** `again`: the body was sealed with a key the gateway does not know any more. */
  const prepare = async (
    endpoint: Endpoint,
    payload: RawPayload,
    call: ClientCallOptions,
    token: string | null,
    again: boolean,
  ): Promise<Outgoing> => {
    const path = pathOf(endpoint, options.paths);
    if (!path) throw failure('address', 'error.address');
    const body = await bodyFor(endpoint, payload, path, again);
    const { timeout, total, retries } = patience(endpoint.method);
    const onceKey = endpoint.once && once.keyFor(onceName(endpoint, payload));
    const extras = {
      token,
      captchaKey: call.captchaKey,
      onceKey,
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
      return await readTimed(options, endpoint, await (probe ? sendOnce : sendByKy)(out, limit.signal));
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

  /** `repeated`: it is asked for the second time, and there is no third. */
  const attempt = async <E extends Endpoint>(
    endpoint: E,
    payload: RawPayload,
    call: ClientCallOptions,
    repeated = false,
  ): Promise<Answer<E>> => {
    const token = call.token ?? (endpoint.auth === 'never' ? null : options.token());
    if (endpoint.auth === 'required' && !token) throw failure('session', 'error.not-logged-in');
    const out = await prepare(endpoint, payload, call, token, repeated);
    const ask = (signal: AbortSignal) => exchange(endpoint, out, call.probe ?? false, signal);
    // The same question of the same member, in the same language.
    const key = out.method === 'GET' && !call.probe ? JSON.stringify([out.url, out.headers]) : null;
    const answer = await shared(key, ask, call.signal);
    const { refusal } = answer;
    if (!refusal) return answerOf(options, endpoint, answer);
    // Nothing was done: the gateway could not even open the body (S22).
    if (refusal.code === KEY_UNKNOWN && out.headers.Encryption && !repeated) {
      return attempt(endpoint, payload, call, true);
    }
    if (token && (refusal.status === 401 || refusal.code === SESSION_EXPIRED)) {
      // The answer to an old token says nothing about the new one: a read is asked again, once, with that.
      const now = options.token();
      if (now && now !== token && out.method === 'GET' && !repeated) return attempt(endpoint, payload, call, true);
      options.onExpired(token);
    }
    throw await refused(refusal, options.errorTexts, options.spoken);
  };

  const client: LobbyClient = {
    askMenu: (query, call) => client.call(gameMenu, { query }, call),
    askStatus: call => client.call(systemStatus, {}, call),
    async call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, call: ClientCallOptions = {}) {
      const given: RawPayload = payload ?? {};
      try {
        const answer = await attempt(endpoint, given, call);
        if (endpoint.once) once.settle(onceName(endpoint, given));
        return answer;
      } catch (error) {
        if (endpoint.once) once.settle(onceName(endpoint, given), error);
        if (!call.probe && isLost(error)) options.onLost();
        throw error;
      }
    },
  };
  return client;
}

const isLost = (error: unknown) => isCallError(error) && (error.kind === 'offline' || error.kind === 'timeout');

/** Equal calls have equal names; another body is another call. */
const onceName = ({ name }: Endpoint, { body }: RawPayload): string => `${name} ${JSON.stringify(body)}`;
