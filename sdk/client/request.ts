/** Construction of the HTTP request of a call. */
import { CAPTCHA_HEADER, type Endpoint } from '../protocol/endpoint.ts';
import type { OutgoingBody } from './body.ts';
import type { ClientOptions } from './exchange.ts';
import type { Timed } from './response-headers.ts';

/** HTTP request with its timeouts. Times in ms. */
export interface Outgoing {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Timeout of each attempt. */
  readonly timeout: number;
  /** Timeout of all attempts together. */
  readonly total: number;
  readonly retries: number;
  readonly fetch: typeof fetch;
  /** Sends the call to the source of a host instead. */
  readonly send?: (signal: AbortSignal) => Promise<Response>;
}

type Plain = Pick<Outgoing, 'method' | 'headers' | 'body'>;

/** Returns the common options of all requests (S13, R7). */
export const requestInit = (out: Plain): RequestInit => ({
  method: out.method,
  headers: out.headers,
  body: out.body,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: out.method === 'GET' ? 'no-cache' : 'no-store',
});

/** Properties of a call that become headers. */
export interface Extras {
  readonly token: string | null;
  readonly captchaKey?: string;
  readonly idempotencyKey?: string;
  readonly standalone?: boolean;
  /** BCP 47 tag of the requested language, for calls without a language field. */
  readonly language?: string;
}

/**
 * Returns the headers of a call: the module id always, others if applicable (API-01, API-05, API-06, S13, S35, S40).
 */
export const headersOf = (
  endpoint: Pick<Endpoint, 'name' | 'moduleId' | 'captcha'>,
  body: OutgoingBody | undefined,
  { token, captchaKey, idempotencyKey, standalone, language }: Extras,
): Record<string, string> => ({
  ModuleId: endpoint.moduleId,
  ...(language && { 'Accept-Language': language }),
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(body && { 'Content-Type': body.type }),
  ...(body?.encryption && { Encryption: body.encryption }),
  ...(captchaKey && endpoint.captcha && { [CAPTCHA_HEADER]: captchaKey }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  ...(standalone && endpoint.name === 'login' && { Device: 'OTHERS' }),
});

/** Returns the host's fetch, or the page's global fetch at the time of the call. */
export const fetchOf = (options: Pick<ClientOptions, 'fetch'>): typeof fetch =>
  options.fetch ?? ((input, init) => fetch(input, init));

/** Sends one plain request without ky, outside of the retry budget. */
export async function sendIdempotent(
  out: Plain & Pick<Outgoing, 'url' | 'fetch' | 'send'>,
  signal: AbortSignal,
): Promise<Timed> {
  const sentAt = performance.now();
  const response = await (out.send?.(signal) ?? out.fetch(out.url, { ...requestInit(out), signal }));
  return { response, sentAt, receivedAt: performance.now() };
}
