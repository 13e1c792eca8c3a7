/** Server of the games of a sandbox, on a separate origin without sessions and cookies (S28, S38). */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { tokenOf } from '../../features/account/sessions/require-member.ts';
import type { Chats } from '../../features/service/chat.ts';
import { ApiError } from '../../platform/api-error.ts';
import { isDatabaseUnreachable } from '../../platform/db/driver.ts';
import { type Stored, sendStored } from '../../platform/http/conditional-get.ts';
import { databaseUnreachable, diskFull, type EnvelopeExtra, failure, success } from '../../platform/http/envelope.ts';
import { errorHeaders, statusOf } from '../../platform/http/errors.ts';
import { usedHttps } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS, HSTS, setFrameHeaders } from '../../platform/http/headers.ts';
import { REVALIDATE, readFolder } from '../../platform/http/static/files.ts';
import type { Found } from '../../platform/http/static/site.ts';
import type { IdempotentResult } from '../../platform/idempotency/member-calls.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { watched } from '../../platform/metrics/request-log.ts';
import { currentRequest } from '../../platform/request-context.ts';
import {
  betBody,
  chatBody,
  clientSeedBody,
  enterBody,
  playBody,
  readCall,
  readPlay,
  revealBody,
  rollBody,
  seenBody,
} from './calls.ts';
import type { Games } from './games.ts';
import { CHAT_FRAMES, CHAT_PAGE, GAME_PAGE, gamePolicy } from './page.ts';
import { symbolPicture } from './slot-symbols.ts';
import type { SandboxUrls } from './urls.ts';

export interface GamesAppOptions {
  readonly games: Games;
  readonly chats: Chats;
  readonly sandboxUrls: SandboxUrls;
  /** Directory of the built game pages; null if none are served. */
  readonly assets: string | null;
  /** Returns a generated image of the gateway by its path. */
  readonly picture: (path: string) => Promise<Found>;
  readonly trustedProxies: readonly string[];
  /** Returns whether the disk has space for writes. */
  readonly hasDiskSpace: () => Promise<boolean>;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** Metrics; null if disabled. */
  readonly metrics: Metrics | null;
}

type Env = { Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } };

export function createGamesApp(options: GamesAppOptions): RequestListener {
  const routed = getRequestListener(createRoutes(options).fetch, { overrideGlobalObjects: false });
  const { log, metrics } = options;
  return watched((request, response) => void routed(request, response), { log, metrics, nameOf: () => 'games' });
}

function createRoutes({
  games,
  chats,
  sandboxUrls,
  assets,
  picture,
  trustedProxies,
  hasDiskSpace,
  now,
  log,
}: Omit<GamesAppOptions, 'metrics'>): Hono<Env> {
  const app = new Hono<Env>();
  const built = readBuilt(assets);

  app.use((c, next) => {
    if (usedHttps(c.env.incoming, trustedProxies)) c.env.outgoing.setHeader('Strict-Transport-Security', HSTS);
    return next();
  });
  app.use('/play', (c, next) => {
    setFrameHeaders(c.env.outgoing);
    return next();
  });
  app.use('/api/*', async (c, next) => {
    // Writes are rejected before the disk is full (OPS-15).
    if (c.req.method !== 'GET' && !(await hasDiskSpace())) throw diskFull();
    await next();
  });
  app.get('/play', c => page(GAME_PAGE, sandboxUrls.sites(c.env.incoming)));
  app.get('/chat', () => page(CHAT_PAGE, CHAT_FRAMES));
  app.get('/assets/:file', c => sendFound(c, built.get(c.req.param('file')) ?? null));
  app.get('/symbols/:file', c => sendFound(c, symbolPicture(c.req.param('file'))));
  app.get('/art/*', async c => sendFound(c, await picture(c.req.path)));

  const respond = (value: unknown, extra: EnvelopeExtra = {}) =>
    new Response(JSON.stringify(success(value, now(), { sandbox: true, ...extra })), { headers: CALL_HEADERS });
  const respondOnce = ({ value, firstGivenAt }: IdempotentResult<unknown>) =>
    respond(value, firstGivenAt === undefined ? {} : { firstGivenAt });
  const accessTokenOf = (c: Context<Env>) => tokenOf(c.env.incoming);
  app.post('/api/enter', async c => {
    const { ticket } = await readCall(c.env.incoming, enterBody);
    return respond(await games.enter(ticket));
  });
  app.post('/api/play', async c =>
    respondOnce(await games.play(accessTokenOf(c), await readPlay(c.env.incoming, playBody))),
  );
  app.post('/api/roll', async c =>
    respondOnce(await games.roll(accessTokenOf(c), await readPlay(c.env.incoming, rollBody))),
  );
  app.get('/api/dice', async c => respond(await games.dice(accessTokenOf(c))));
  app.post('/api/dice/client-seed', async c =>
    respond(await games.setClientSeed(accessTokenOf(c), await readCall(c.env.incoming, clientSeedBody))),
  );
  app.post('/api/dice/reveal', async c =>
    respond(await games.revealSeed(accessTokenOf(c), await readCall(c.env.incoming, revealBody))),
  );
  app.post('/api/bet', async c =>
    respondOnce(await games.bet(accessTokenOf(c), await readPlay(c.env.incoming, betBody))),
  );
  app.post('/api/chat/enter', async c => {
    const { ticket } = await readCall(c.env.incoming, enterBody);
    return respond(await chats.enter(ticket));
  });
  app.get('/api/chat', async c => respond(await chats.read(accessTokenOf(c))));
  app.post('/api/chat', async c =>
    respond(await chats.write(accessTokenOf(c), await readCall(c.env.incoming, chatBody))),
  );
  app.get('/api/lottery', async c => respond(await games.lottery(accessTokenOf(c))));
  app.get('/api/visit', async c => respond(await games.gameSession(accessTokenOf(c))));
  app.post('/api/seen', async c =>
    respond(await games.seen(accessTokenOf(c), await readCall(c.env.incoming, seenBody))),
  );

  const errorResponse = (error: ApiError) =>
    new Response(JSON.stringify(failure(error, now(), currentRequest()?.requestId ?? '')), {
      status: statusOf(error),
      headers: { ...CALL_HEADERS, ...errorHeaders(error) },
    });
  app.notFound(() => errorResponse(new ApiError('not.found', 'There is nothing at this URL.')));
  app.onError(error => {
    if (error instanceof ApiError) return errorResponse(error);
    if (isDatabaseUnreachable(error)) return errorResponse(databaseUnreachable());
    log.error({ err: error }, 'game answer failed');
    return errorResponse(new ApiError('internal', 'The game failed; the request id helps to find out why.'));
  });
  return app;
}

/**
 * Returns a page as a response.
 * @param framers origins that may frame the page
 */
const page = (html: string, framers: readonly string[]) =>
  new Response(html, {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': gamePolicy(framers),
    },
  });

const CALL_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
} as const;

const readBuilt = (assets: string | null): ReadonlyMap<string, Stored> =>
  assets === null ? new Map() : readFolder(assets, { isPublic: false, cacheControl: () => REVALIDATE });

function sendFound(c: Context<Env>, found: Found): Response | Promise<Response> {
  if (found === null || 'redirect' in found) return c.notFound();
  sendStored(c.env.incoming, c.env.outgoing, found);
  return RESPONSE_ALREADY_SENT;
}
