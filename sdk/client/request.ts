/** Builds the HTTP request of a call. */
import { CAPTCHA_HEADER, type Endpoint } from '../protocol/endpoint.ts';
import type { OutgoingBody } from './body.ts';
import type { ClientOptions } from './exchange.ts';
import type { Timed } from './response-headers.ts';

/** HTTP request of a call. Times are in ms. */
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
  /** Sends the call to the host's data source instead of the gateway. */
  readonly send?: (signal: AbortSignal) => Promise<Response>;
}

type Plain = Pick<Outgoing, 'method' | 'headers' | 'body'>;

/** Returns the fetch options that all requests have (S13, R7). */
export const requestInit = (out: Plain): RequestInit => ({
  method: out.method,
  headers: out.headers,
  body: out.body,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: out.method === 'GET' ? 'no-cache' : 'no-store',
});

/** Values of a call that are sent as headers. */
export interface Extras {
  readonly token: string | null;
  readonly captchaKey?: string;
  readonly idempotencyKey?: string;
  readonly standalone?: boolean;
  /** BCP 47 tag of the requested language, for calls that have no language field. */
  readonly language?: string;
}

/**
 * Returns the headers of a call. The module id is always sent, the others only if the call needs them (API-01, API-05,
 * API-06, S13, S35, S40).
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

/** Returns the host's fetch function, or a function that calls the page's global fetch. */
export const fetchOf = (options: Pick<ClientOptions, 'fetch'>): typeof fetch =>
  options.fetch ?? ((input, init) => fetch(input, init));

/** Sends one plain request without ky. It is neither retried nor counted in the retry budget. */
export async function sendIdempotent(
  out: Plain & Pick<Outgoing, 'url' | 'fetch' | 'send'>,
  signal: AbortSignal,
): Promise<Timed> {
  const sentAt = performance.now();
  const response = await (out.send?.(signal) ?? out.fetch(out.url, { ...requestInit(out), signal }));
  return { response, sentAt, receivedAt: performance.now() };
}
