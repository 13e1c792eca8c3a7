/** From an endpoint and a payload to the request that travels. */
import { toJson } from '../domain/to-json.ts';
import { CAPTCHA_HEADER, type Endpoint } from '../wire/endpoint.ts';
import type { RawPayload } from './address.ts';

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

/** What every request of the kit has in common (S13, R7). */
export const requestInit = (out: Pick<Outgoing, 'method' | 'headers' | 'body'>): RequestInit => ({
  method: out.method,
  headers: out.headers,
  body: out.body,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: out.method === 'GET' ? 'no-cache' : 'no-store',
});

/** R3 table of requests: how long a call may take and how often it is tried again, by method. */
export function patience(method: Endpoint['method']): Pick<Outgoing, 'timeout' | 'total' | 'retries'> {
  if (method === 'GET') return { timeout: 10_000, total: 20_000, retries: 2 };
  if (method === 'DELETE') return { timeout: 5_000, total: 10_000, retries: 1 };
  return { timeout: 15_000, total: 15_000, retries: 0 };
}

export interface OutgoingBody {
  readonly text: string;
  /** Content-Type. */
  readonly type: string;
  /** Encryption header of a sealed body. */
  readonly encryption?: string;
}

/** Body text with its content type; undefined where the endpoint sends none. */
export function bodyOf(endpoint: Endpoint, payload: RawPayload): OutgoingBody | undefined {
  if (payload.body === undefined) return undefined;
  if (!endpoint.form) return { text: toJson(payload.body), type: 'application/json' };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload.body ?? {})) form.append(name, String(value));
  return { text: form.toString(), type: 'application/x-www-form-urlencoded' };
}

/** What a call may carry besides its body. */
export interface Extras {
  readonly token: string | null;
  readonly captchaKey?: string;
  readonly onceKey?: string;
  readonly standalone?: boolean;
  /** BCP 47 tag of the language the answer is wanted in, where the call has no field for it. */
  readonly language?: string;
}

/** Headers of a call: module id always, the others where they mean something (API-01, API-05, API-06, S13, S35, S40). */
export const headersOf = (
  endpoint: Endpoint,
  body: OutgoingBody | undefined,
  { token, captchaKey, onceKey, standalone, language }: Extras,
): Record<string, string> => ({
  ModuleId: endpoint.moduleId,
  ...(language && { 'Accept-Language': language }),
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(body && { 'Content-Type': body.type }),
  ...(body?.encryption && { Encryption: body.encryption }),
  ...(captchaKey && endpoint.captcha && { [CAPTCHA_HEADER]: captchaKey }),
  ...(onceKey && { 'Idempotency-Key': onceKey }),
  ...(standalone && endpoint.name === 'login' && { Device: 'OTHERS' }),
});
