/** HTTP requests of a conformance run, sent as if by a page of another origin, and the checks of their headers. */

import { bodyOf } from '../../client/body.ts';
import { callUrl } from '../../client/call-url.ts';
import { headersOf } from '../../client/request.ts';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { isSharedCall } from '../../protocol/widgets/calls.ts';
import { type Finding, shown } from './findings.ts';

/** Request timeout, ms; the same as that of the widgets' read requests. */
const TIMEOUT_MS = 10_000;
/** Maximum response time, ms. A slower response is a finding. */
const SLOW_MS = 1_000;

export interface Target {
  /** URL of the back end, without a trailing slash. */
  readonly url: string;
  /** Origin of the simulated page. */
  readonly origin: string;
}

export interface CallRequest {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly durationMs: number;
}

/** Returns the headers that the kit's client sends with a call. */
const callHeaders = (endpoint: Endpoint, { body, token }: CallRequest): Record<string, string> =>
  headersOf(endpoint, bodyOf(endpoint, { body }), {
    token: token ?? null,
    captchaKey: crypto.randomUUID(),
    idempotencyKey: endpoint.once && crypto.randomUUID(),
  });

async function request(url: string, init: RequestInit): Promise<Reply> {
  const start = performance.now();
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, durationMs: performance.now() - start };
}

/** Sends a call. @param extra further headers, such as `If-None-Match` @throws an error if there is no response */
export function send(
  target: Target,
  endpoint: Endpoint,
  call: CallRequest,
  extra: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return request(callUrl(target.url, endpoint.path, call), {
    method: endpoint.method,
    headers: { ...callHeaders(endpoint, call), Origin: target.origin, ...extra },
    body: bodyOf(endpoint, call)?.text,
  });
}

/** Sends the preflight request of a call and returns its findings. @throws an error if there is no response */
export async function preflightFindings(target: Target, endpoint: Endpoint, call: CallRequest): Promise<Finding[]> {
  const token = endpoint.auth === 'never' ? undefined : 'token';
  const headers = callHeaders(endpoint, { ...call, token });
  const names = [...Object.keys(headers), ...(endpoint.sealed ? ['Encryption'] : [])].map(name => name.toLowerCase());
  const reply = await request(callUrl(target.url, endpoint.path, {}), {
    method: 'OPTIONS',
    headers: {
      Origin: target.origin,
      'Access-Control-Request-Method': endpoint.method,
      'Access-Control-Request-Headers': names.sort().join(','),
    },
  });
  if (reply.status < 200 || reply.status > 299) {
    const message = 'A browser sends a preflight (OPTIONS) before the call and requires a success.';
    return [{ kind: 'cors', path: 'OPTIONS', expected: '204', received: String(reply.status), message }];
  }
  const listed = (header: string) =>
    (reply.headers.get(header) ?? '')
      .toLowerCase()
      .split(',')
      .map(name => name.trim());
  const allowed = listed('Access-Control-Allow-Headers');
  // In the list of allowed headers, the wildcard `*` does not include Authorization.
  const denied = names.filter(name => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'));
  const methods = listed('Access-Control-Allow-Methods');
  const isSimple = endpoint.method === 'GET' || endpoint.method === 'POST';
  const mayMethod = isSimple || methods.includes(endpoint.method.toLowerCase()) || methods.includes('*');
  return [
    ...originFindings(target, reply, 'preflight'),
    ...(denied.length === 0
      ? []
      : [
          {
            kind: 'cors' as const,
            path: 'Access-Control-Allow-Headers',
            expected: names.join(', '),
            received: shown(reply.headers.get('Access-Control-Allow-Headers') ?? undefined),
            message: `The preflight does not allow ${denied.join(', ')}.`,
          },
        ]),
    ...(mayMethod
      ? []
      : [
          {
            kind: 'cors' as const,
            path: 'Access-Control-Allow-Methods',
            expected: endpoint.method,
            received: shown(reply.headers.get('Access-Control-Allow-Methods') ?? undefined),
            message: 'The preflight does not allow the method.',
          },
        ]),
  ];
}

/** Returns a finding if a page of another origin may not read the response. */
export function originFindings({ origin }: Target, { headers }: Reply, of = 'response'): Finding[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === origin) return [];
  return [
    {
      kind: 'cors',
      path: 'Access-Control-Allow-Origin',
      expected: `* or ${origin}`,
      received: shown(allowed ?? undefined),
      message: `The ${of} is not readable for pages of another origin. For a back end with a list of origins, name one by --origin.`,
    },
  ];
}

/**
 * Returns the findings about caching. A response that is the same for all visitors needs an ETag or a similar
 * validator, and a `Cache-Control` that permits caching; shared caches must not store any other response.
 */
export async function cacheFindings(
  target: Target,
  endpoint: Endpoint,
  call: CallRequest,
  { headers }: Reply,
): Promise<Finding[]> {
  const control = headers.get('Cache-Control');
  const of = (path: string, expected: string, received: string | null, message: string): Finding => ({
    kind: 'cache',
    path,
    expected,
    received: shown(received ?? undefined),
    message,
  });
  const isPrivate = /\b(no-store|private)\b/i.test(control ?? '');
  if (!isSharedCall(endpoint)) {
    const isClock = endpoint.auth === 'never';
    if (isClock ? /\bno-store\b/i.test(control ?? '') : isPrivate) return [];
    const message = isClock
      ? 'The response must not come from a cache: it sets the clock, or is valid once.'
      : 'The response may depend on the member, so that shared caches must not store it.';
    return [of('Cache-Control', isClock ? 'no-store' : 'no-store or private', control, message)];
  }
  const findings: Finding[] = [];
  if (control === null || isPrivate) {
    const message = 'The response is equal for all visitors: let caches store it, and clients validate it.';
    findings.push(of('Cache-Control', 'public, max-age=0, s-maxage=1', control, message));
  }
  if (headers.has('Set-Cookie')) {
    findings.push(of('Set-Cookie', 'no cookie', headers.get('Set-Cookie'), 'Caches do not store it.'));
  }
  const tag = headers.get('ETag');
  const modified = headers.get('Last-Modified');
  if (!tag && !modified) {
    const message = 'Without a validator, each refresh transfers the whole response.';
    return [...findings, of('ETag', 'an ETag or Last-Modified', null, message)];
  }
  const condition: Record<string, string> = tag ? { 'If-None-Match': tag } : { 'If-Modified-Since': modified ?? '' };
  const { status } = await send(target, endpoint, call, condition);
  if (status !== 304) {
    const message =
      'A repeated request with the validator of the last response is 304 without a body; times alone change at most once a second.';
    findings.push(of(tag ? 'If-None-Match' : 'If-Modified-Since', '304', String(status), message));
  }
  return findings;
}

/** Returns a finding if the response took more than a second. */
export const slowFindings = (durationMs: number): Finding[] =>
  durationMs <= SLOW_MS
    ? []
    : [
        {
          kind: 'slow',
          expected: `at most ${SLOW_MS} ms`,
          received: `${Math.round(durationMs)} ms`,
          message: 'The better of two responses takes more than a second.',
        },
      ];
