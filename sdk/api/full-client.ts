/** Every call the loader did not ask for: headers, token, retries, errors. A chunk of its own, with ky in it. */
import type { Answer, Endpoint, Payload } from '../wire/endpoint.ts';
import { addressOf, pathOf, type RawPayload } from './address.ts';
import { failure, isCallError, lostConnection } from './errors.ts';
import { answerOf, type Client, type ClientCallOptions, type ClientOptions, readTimed } from './exchange.ts';
import { sendByKy, sendOnce } from './ky-transport.ts';
import { refused } from './refusals.ts';
import { bodyOf, type Outgoing, patience } from './request.ts';
import { createShared } from './shared.ts';

export function createFullClient(options: ClientOptions): Client {
  const shared = createShared();

  const prepare = (
    endpoint: Endpoint,
    payload: RawPayload,
    call: ClientCallOptions,
    token: string | null,
  ): Outgoing => {
    const path = pathOf(endpoint, options.paths);
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

  const attempt = async <E extends Endpoint>(
    endpoint: E,
    payload: RawPayload,
    call: ClientCallOptions,
  ): Promise<Answer<E>> => {
    const token = endpoint.auth === 'never' ? null : options.token();
    if (endpoint.auth === 'required' && !token) throw failure('session', 'error.not-logged-in');
    const out = prepare(endpoint, payload, call, token);
    const ask = (signal: AbortSignal) => exchange(endpoint, out, call.probe ?? false, signal);
    const key = out.method === 'GET' && !call.probe ? `${out.url} ${token ?? ''}` : null;
    const answer = await shared(key, ask, call.signal);
    if (!answer.refusal) return answerOf(options, endpoint, answer);
    if (answer.status === 401 && token) {
      // The answer to an old token says nothing about the new one: a read is asked again, once, with that.
      const now = options.token();
      if (now && now !== token && out.method === 'GET') return attempt(endpoint, payload, call);
      options.onExpired(token);
    }
    throw refused(answer.refusal, options.errorTexts);
  };

  return {
    async call<E extends Endpoint>(endpoint: E, payload?: Payload<E>, call: ClientCallOptions = {}) {
      try {
        return await attempt(endpoint, payload ?? {}, call);
      } catch (error) {
        if (!call.probe && isLost(error)) options.onLost();
        throw error;
      }
    },
  };
}

const isLost = (error: unknown) => isCallError(error) && (error.kind === 'offline' || error.kind === 'timeout');
