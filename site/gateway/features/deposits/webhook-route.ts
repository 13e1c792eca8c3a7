/**
 * Webhook URL of payment providers: GET or POST /pay/notify/<merchant>/<provider> (PAY-08). Called by servers,
 * therefore without session, Origin header and response envelope.
 */
import type { IncomingMessage } from 'node:http';
import { readBytes } from '../../platform/http/body-size.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS } from '../../platform/http/headers.ts';
import type { HandleWebhook } from './webhooks.ts';

export const WEBHOOK_PATH = '/pay/notify/:merchant/:provider';

/** Status by outcome. Providers send the webhook again after any status other than 200. */
const STATUS = { done: 200, again: 200, unclaimed: 200, unreadable: 400, forged: 401, unknown: 404 } as const;

const METHODS = 'GET, POST';

/**
 * Throws ApiError 405 for methods other than GET and POST: a HEAD request of a link checker must not change anything.
 */
export function requireWebhookMethod({ method }: IncomingMessage): void {
  if (method === 'GET' || method === 'POST') return;
  throw new HttpError('method.not.allowed', `This URL takes ${METHODS}.`, { Allow: METHODS });
}

/** Applies the webhook and returns the response that the adapter specifies, by default the outcome as JSON. */
export async function respondToWebhook(
  handleWebhook: HandleWebhook,
  to: { readonly merchant: string; readonly provider: string },
  { request, url, address }: Pick<Exchange, 'request' | 'url' | 'address'>,
  now: number,
): Promise<Response> {
  const { headers, url: target = '' } = request;
  const method = request.method === 'GET' ? 'GET' : 'POST';
  const rawQuery = target.includes('?') ? target.slice(target.indexOf('?') + 1) : '';
  const body = method === 'GET' ? Buffer.alloc(0) : await readBytes(request);
  const webhook = { ...to, method, query: url.searchParams, rawQuery, headers, body, now, address } as const;
  const { outcome, reply } = await handleWebhook(webhook);
  const why = outcome.kind === 'unreadable' ? { message: `${outcome.why}.` } : {};
  const {
    status,
    body: text,
    contentType = 'text/plain; charset=utf-8',
  } = reply ?? {
    status: STATUS[outcome.kind],
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ outcome: outcome.kind, ...why }),
  };
  return new Response(text, {
    status,
    headers: { ...COMMON_HEADERS, 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  });
}
