/**
 * Request handler of the gateway, with the steps that all requests pass through. Tests send HTTP requests to the same
 * handler.
 */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { catalog, type Endpoint } from 'lobbykit/wire';
import type { Embeds } from './embed/embeds.ts';
import { originDenied } from './features/account/sessions/require-member.ts';
import { requireWebhookMethod, respondToWebhook, WEBHOOK_PATH } from './features/deposits/webhook-route.ts';
import type { HandleWebhook } from './features/deposits/webhooks.ts';
import { PICTURE_PATH, respondWithImage, type ViewPicture } from './features/service/feedback-pictures.ts';
import type { PrerenderResponses } from './first-content/prerender-responses.ts';
import { PICTURE_ROUTE } from './pictures.ts';
import { ApiError } from './platform/api-error.ts';
import { isDatabaseUnreachable } from './platform/db/driver.ts';
import { isReadOnly } from './platform/http/access.ts';
import type { ReadBody } from './platform/http/body.ts';
import { checkBodySize, maxBytes } from './platform/http/body-size.ts';
import { type Stored, sendStored } from './platform/http/conditional-get.ts';
import { corsHeaders, type OriginRules, PUBLIC_CORS, respondToPreflight } from './platform/http/cors.ts';
import { databaseUnreachable, diskFull, failure, success } from './platform/http/envelope.ts';
import { errorHeaders, HttpError, statusOf } from './platform/http/errors.ts';
import { clientAddress, type Exchange, usedHttps } from './platform/http/exchange.ts';
import { readFramed } from './platform/http/framed-calls.ts';
import { admitGames, COMMON_HEADERS, HSTS, PUBLIC_HEADERS, setFrameHeaders } from './platform/http/headers.ts';
import type { Snapshots } from './platform/http/response-cache.ts';
import { type Route, routesOf } from './platform/http/route.ts';
import type { RequireMember } from './platform/http/session.ts';
import { ofMerchant, type Site } from './platform/http/static/site.ts';
import type { KeyedQueue } from './platform/jobs/keyed-queue.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { watched } from './platform/metrics/request-log.ts';
import { type ByPath, groupByPath, nameOf } from './platform/metrics/request-names.ts';
import { currentRequest } from './platform/request-context.ts';
import { respondInSandbox } from './sandbox/pages/routes.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface AppOptions {
  readonly routes: readonly Route[];
  readonly snapshots: Snapshots;
  readonly rules: OriginRules;
  readonly requireMember: RequireMember;
  readonly readBody: ReadBody;
  /** Runs changes of the same member one after another. */
  readonly memberQueue: KeyedQueue<number>;
  /** Returns whether the disk has space for writes. */
  readonly hasDiskSpace: () => Promise<boolean>;
  readonly site: Site;
  /** Returns a generated image by its path. */
  readonly pictures: (path: string) => Promise<Stored | null>;
  readonly openApi: () => Stored;
  /** False in production, which has no pages below `/sandbox/`. */
  readonly sandboxPages: boolean;
  /** Renders the inbox page of the sandbox; null if messages are delivered and therefore not stored. */
  readonly inbox: (() => Promise<string>) | null;
  readonly viewPicture: ViewPicture;
  /** Processes webhooks of payment providers. */
  readonly handleWebhook: HandleWebhook;
  /** Pages that show a widget in a frame. */
  readonly embeds: Embeds;
  /** Prerendered content that widgets show before their code has loaded. */
  readonly prerenderResponses: PrerenderResponses;
  /** True while the database responds and the gateway is not shutting down. */
  readonly isReady: () => Promise<boolean>;
  /** Returns the origin of the games for a request. */
  readonly gamesOrigin: (request: IncomingMessage) => string;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly trustedProxies: readonly string[];
  readonly log: Log;
  /** Metrics; null if disabled. */
  readonly metrics: Metrics | null;
}

type Env = {
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse };
  Variables: {
    exchange: Exchange;
    /** CORS headers, which error responses contain too. */
    cors: OutgoingHttpHeaders;
  };
};

/**
 * Creates the handler. Cached responses and preflight requests are handled directly, all other requests by the routes.
 */
export function createApp(options: AppOptions): RequestListener {
  const { snapshots, rules, log, metrics, now, prerenderResponses } = options;
  const byPath = groupByPath(catalog);
  const routed = getRequestListener(createRoutes(options, byPath).fetch, { overrideGlobalObjects: false });

  const handle: RequestListener = (request, response) => {
    // Set from the same clock as `now`, because a widget without a better source uses this header as the server time
    // (R1).
    response.setHeader('Date', new Date(now()).toUTCString());
    readFramed(request, path => byPath.has(path));
    const { method, url = '/' } = request;
    if (method === 'GET') {
      // Sent without validation of the request: its URL equals that of an earlier request, which was valid.
      const stored = snapshots.peek(`${request.headers.moduleid} ${url}`) ?? prerenderResponses.peek(url);
      if (stored) {
        sendStored(request, response, stored);
        return;
      }
    }
    if (method === 'OPTIONS') {
      const endpoints = byPath.get(url.split('?', 1)[0] ?? url);
      if (endpoints) {
        respondToPreflight(endpoints, request, response, rules).catch(error => {
          log.error({ err: error }, 'preflight failed');
          response.writeHead(503, COMMON_HEADERS).end();
        });
        return;
      }
    }
    void routed(request, response);
  };
  return watched(handle, { log, metrics, nameOf: request => nameOf(request, byPath) });
}

function createRoutes(options: AppOptions, byPath: ByPath): Hono<Env> {
  const { now, log, site, rules, pictures, gamesOrigin, openApi, viewPicture, isReady } = options;
  const app = new Hono<Env>();

  const callErrorOf = (error: Error): ApiError => {
    if (error instanceof ApiError) return error;
    if (isDatabaseUnreachable(error)) return databaseUnreachable();
    log.error({ err: error }, 'answer failed');
    return new ApiError('internal', 'The gateway failed; the request id helps to find out why.');
  };
  app.use(async (c, next) => {
    const { incoming: request, outgoing: response } = c.env;
    const requestId = currentRequest()?.requestId ?? '';
    const address = clientAddress(request, options.trustedProxies);
    const url = new URL(c.req.url);
    c.set('exchange', { request, response, requestId, url, address });
    c.set('cors', PUBLIC_CORS);
    if (usedHttps(request, options.trustedProxies)) response.setHeader('Strict-Transport-Security', HSTS);
    await next();
  });

  app.use('/embed/*', (c, next) => {
    setFrameHeaders(c.env.outgoing);
    return next();
  });

  app.get('/live', () => plain(200, { live: true }));
  app.get('/ready', async () => ((await isReady()) ? plain(200, { ready: true }) : plain(503, { ready: false })));
  app.get('/openapi.json', c => sendSnapshot(c, openApi()));
  app.get('/sandbox/*', async c => (await respondInSandbox(c.req.path, c.env.incoming, options)) ?? c.notFound());
  app.get('/sdk/:version/first/:widget', async c => {
    const { version, widget } = c.req.param();
    const requestUrl = c.env.incoming.url ?? '';
    const stored = await options.prerenderResponses.respond(version, widget, c.get('exchange').url, requestUrl);
    // Not an error status, which browsers report in the console although the widget then renders itself.
    return stored ? sendSnapshot(c, stored) : new Response(null, { status: 204, headers: NO_CONTENT_HEADERS });
  });
  app.get('/embed/:name', c => options.embeds(c.req.param('name'), c.get('exchange')));
  app.get(PICTURE_PATH, async c => (await respondWithImage(viewPicture, c.req.query('key') ?? '')) ?? c.notFound());

  app.all(WEBHOOK_PATH, c => {
    requireWebhookMethod(c.env.incoming);
    checkBodySize(c.env.incoming);
    return respondToWebhook(options.handleWebhook, c.req.param(), c.get('exchange'), now());
  });

  const routes = routesOf(options.routes, catalog);
  for (const [path, endpoints] of byPath) {
    app.use(path, (c, next) => {
      checkBodySize(c.env.incoming, maxBytes(endpoints));
      return next();
    });
    for (const method of new Set(endpoints.map(endpoint => endpoint.method))) {
      const here = endpoints.filter(endpoint => endpoint.method === method);
      app.on(method, path, c => respond(c, pickEndpoint(here, c.req.header('ModuleId')), routes, options));
    }
    const methods = endpoints.map(({ method }) => method).join(', ');
    app.all(path, () => {
      throw new HttpError('method.not.allowed', `This URL takes ${methods}.`, { Allow: methods });
    });
  }

  app.on(['GET', 'HEAD'], PICTURE_ROUTE, async c => {
    const found = await pictures(c.get('exchange').url.pathname);
    return found ? sendSnapshot(c, found) : c.notFound();
  });
  app.on(['GET', 'HEAD'], '*', async c => {
    const found = site.find(decodePath(c.get('exchange').url.pathname));
    if (found === null) return c.notFound();
    if ('redirect' in found) return c.redirect(found.redirect, 308);
    const { incoming } = c.env;
    const page = await ofMerchant(found, () => rules.hostMerchant(incoming.headers.host ?? ''));
    return sendSnapshot(c, page, admitGames(page.headers, gamesOrigin(incoming)));
  });
  app.notFound(c => {
    const why = site.scriptErrorReason(decodePath(c.get('exchange').url.pathname)) ?? 'There is nothing at this URL.';
    return errorResponse(c, new ApiError('not.found', why), now());
  });
  app.onError((error, c) => {
    const apiError = callErrorOf(error);
    options.metrics?.countError(nameOf(c.env.incoming, byPath), apiError.code);
    return errorResponse(c, apiError, now());
  });
  return app;
}

/**
 * Returns the endpoint with the module id of the request (API-04). Throws ApiError 400 if the module id is missing or
 * invalid (GW-04).
 */
function pickEndpoint(endpoints: readonly Endpoint[], moduleId: string | undefined): Endpoint {
  const allowed = endpoints.map(endpoint => endpoint.moduleId).join(' or ');
  if (!moduleId) throw new ApiError('module.missing', `The header ModuleId is missing; this call requires ${allowed}.`);
  const endpoint = endpoints.find(candidate => candidate.moduleId === moduleId);
  if (!endpoint) throw new ApiError('module.wrong', `The header ModuleId is wrong; this call requires ${allowed}.`);
  return endpoint;
}

async function respond(
  c: Context<Env>,
  endpoint: Endpoint,
  routes: ReadonlyMap<Endpoint, Route>,
  { rules, now, requireMember, readBody, memberQueue, hasDiskSpace, snapshots }: AppOptions,
): Promise<Response> {
  const exchange = c.get('exchange');
  if (endpoint.auth !== 'never') c.set('cors', { Vary: 'Origin' });
  const cors = await corsHeaders(endpoint, exchange.request, rules);
  if (!cors) throw originDenied();
  c.set('cors', cors);
  if (!isReadOnly(endpoint) && !(await hasDiskSpace())) throw diskFull(); // Rejects writes before the disk is full (OPS-15).
  const outcome = await routes.get(endpoint)!.handle(exchange, { snapshots, requireMember, readBody, memberQueue });
  if (outcome.kind === 'stored') return sendSnapshot(c, outcome.stored, outcome.headers);
  const envelope = { ...success(outcome.value, now(), outcome.extra), requestId: exchange.requestId };
  return new Response(JSON.stringify(envelope), { headers: apiHeaders({ ...cors, ...outcome.headers }) });
}

function errorResponse(c: Context<Env>, error: ApiError, at: number): Response {
  const body = JSON.stringify(failure(error, at, c.get('exchange')?.requestId ?? ''));
  return new Response(body, {
    status: statusOf(error),
    headers: { ...apiHeaders(c.get('cors') ?? {}), ...errorHeaders(error) },
  });
}

function sendSnapshot(c: Context<Env>, stored: Stored, extra?: OutgoingHttpHeaders): Response {
  sendStored(c.env.incoming, c.env.outgoing, stored, extra);
  return RESPONSE_ALREADY_SENT;
}

/** Headers of responses that must not be cached: errors, and responses that may depend on a session token. */
const apiHeaders = (cors: OutgoingHttpHeaders): Record<string, string> => ({
  ...COMMON_HEADERS,
  'Cross-Origin-Resource-Policy': PUBLIC_HEADERS['Cross-Origin-Resource-Policy'],
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
  ...Object.fromEntries(Object.entries(cors).map(([name, value]) => [name, String(value)])),
});

const NO_CONTENT_HEADERS = { ...PUBLIC_HEADERS, ...PUBLIC_CORS, 'Cache-Control': 'no-store' } as const;

const plain = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { ...apiHeaders({}) } });

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
