/**
 * A `fetch` function that handles requests within this process. It is passed to the public option `fetch` of
 * `renderBoard`, so that the gateway renders like any other host.
 */
import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../platform/http/exchange.ts';
import { claim } from '../platform/http/framed-calls.ts';
import type { Snapshots } from '../platform/http/response-cache.ts';
import type { Route, Services } from '../platform/http/route.ts';

/** Returns a `fetch` function for the pages of a merchant. */
export type InProcessFetch = (merchant: string) => typeof fetch;

/** Creates `fetch` functions that return the gateway's shared responses only, as pages of the merchant receive them. */
export function inProcessFetch(routes: readonly Route[], snapshots: Snapshots): InProcessFetch {
  const shared = routes.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.auth === 'never');
  // These calls have no session token and no body, so that they need no other services.
  const services = { snapshots } as Services;
  return merchant => async (input, init) => {
    const webRequest = new Request(input, init);
    const url = new URL(webRequest.url);
    const moduleId = webRequest.headers.get('ModuleId');
    const route = shared.find(({ endpoint }) => endpoint.path === url.pathname && endpoint.moduleId === moduleId);
    const request = { url: url.pathname + url.search, headers: {} } as IncomingMessage;
    claim(request, merchant);
    const exchange = { url, request } as Exchange;
    const outcome = await route?.handle(exchange, services);
    if (outcome?.kind !== 'stored') return new Response(null, { status: 404 });
    return new Response(new Uint8Array(outcome.stored.body), { headers: { 'Content-Type': 'application/json' } });
  };
}
