/** Builds the HTTP request of a call. */
import { CAPTCHA_HEADER, type Endpoint } from '../protocol/endpoint.ts';
import type { OutgoingBody } from './body.ts';
import type { ClientOptions } from './exchange.ts';
import type { Timed } from './head.ts';

/** One HTTP request and the patience it gets. Times in ms. */
export interface Outgoing {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Of each attempt. */
  readonly timeout: number;
  /** Of all attempts together. */
  readonly total: number;
  readonly retries: number;
  readonly fetch: typeof fetch;
}

type Plain = Pick<Outgoing, 'method' | 'headers' | 'body'>;

/** Options that every request of the kit has in common (S13, R7). */
export const requestInit = (out: Plain): RequestInit => ({
  method: out.method,
  headers: out.headers,
  body: out.body,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: out.method === 'GET' ? 'no-cache' : 'no-store',
});

/** Parts of a call that become headers. */
export interface Extras {
  readonly token: string | null;
  readonly captchaKey?: string;
  readonly idempotencyKey?: string;
  readonly standalone?: boolean;
  /** BCP 47 tag of the language the answer is wanted in, where the call has no field for it. */
  readonly language?: string;
}

/** Headers of a call: module id always, the others where they mean something (API-01, API-05, API-06, S13, S35, S40). */
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

/** The fetch of the host, or that of the page as it is at the time of the call. */
export const fetchOf = (options: Pick<ClientOptions, 'fetch'>): typeof fetch =>
  options.fetch ?? ((input, init) => fetch(input, init));

/** One plain request, without ky: it counts neither as a request nor as a retry of the budget. */
export async function sendIdempotent(
  out: Plain & Pick<Outgoing, 'url' | 'fetch'>,
  signal: AbortSignal,
): Promise<Timed> {
  const sentAt = performance.now();
  const response = await out.fetch(out.url, { ...requestInit(out), signal });
  return { response, sentAt, receivedAt: performance.now() };
}
