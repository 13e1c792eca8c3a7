/**
 * Pages at `/embed/<widget>`, which show a widget in a frame, for host pages that permit no scripts (S24, S28, S29).
 */
import { readFileSync } from 'node:fs';
import { type BoardName, type RenderedBoard, renderBoard, WIDGET_ATTRIBUTES } from 'lobbykit/server';
import { escapeText } from '../platform/escape-text.ts';
import type { OriginRules } from '../platform/http/cors.ts';
import { type Exchange, reachedBy } from '../platform/http/exchange.ts';
import { urlFor } from '../platform/http/framed-calls.ts';
import { COMMON_HEADERS } from '../platform/http/headers.ts';
import type { Hosts } from '../platform/http/hosts.ts';
import type { Snapshots } from '../platform/http/response-cache.ts';
import type { Route } from '../platform/http/route.ts';
import { VERSION } from '../platform/http/static/site.ts';
import { frameAncestors } from '../platform/origins.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { framePage, problemPage, unknownHostPage, unknownPage } from './pages.ts';
import { type EmbedRequest, isWidget, readParameters } from './parameters.ts';

export interface EmbedOptions {
  readonly routes: readonly Route[];
  readonly snapshots: Snapshots;
  readonly rules: OriginRules;
  /** Host names of the gateway. Requests with another Host header are rejected. */
  readonly hosts: Hosts;
  readonly trustedProxies: readonly string[];
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Timeout for the data of prerendered content, ms. */
  readonly prerenderTimeoutMs: number;
}

/** Returns the page for a widget's name, or one of the two files that all framed pages use. */
export type Embeds = (name: string, exchange: Exchange) => Promise<Response>;

const FILES: ReadonlyMap<string, string> = new Map([
  ['frame.js', 'text/javascript; charset=utf-8'],
  ['frame.css', 'text/css; charset=utf-8'],
]);
const BOARDS: readonly string[] = ['lottery-board', 'winner-board'] satisfies BoardName[];
/** Widgets that float above a page. In a frame, they are open from the start. */
const OPEN_AT_ONCE = ['service-widget'];
/**
 * Default attributes of widgets in frames. With infinite scroll, for example, the height of the game list would never
 * be final.
 */
const IN_FRAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'game-grid': { more: 'button' } };

/** Time for which a rendered board is cached, ms, and maximum number of cached boards (MAX_CACHED). */
const FRESH_MS = 1_000;
const MAX_CACHED = 200;

export function createEmbeds(options: EmbedOptions): Embeds {
  const { rules, hosts, now, trustedProxies, prerenderTimeoutMs } = options;
  const fetchInside = inProcessFetch(options.routes, options.snapshots);
  const files = new Map(
    [...FILES].map(([name, type]) => [
      name,
      { type, text: readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8') },
    ]),
  );
  const cached = new Map<string, { readonly until: number; readonly board: Promise<RenderedBoard> }>();

  const board = (request: EmbedRequest, gateway: string): Promise<RenderedBoard> => {
    const { widget, merchant, language, theme, attributes } = request;
    const key = JSON.stringify([gateway, widget, merchant, language, theme, attributes]);
    const found = cached.get(key);
    if (found && now() < found.until) return found.board;
    const rendered = renderBoard({
      widget: widget as BoardName,
      gateway,
      merchant,
      language,
      attributes: { ...attributes, theme },
      // Stylesheets have the origin of the frame, so that the Content-Security-Policy needs no further source.
      stylesheets: `/sdk/${VERSION}/`,
      fetch: fetchInside(merchant),
      // Longer than the loader's timeout, because a framed page has no other content to show in the meantime.
      timeout: 2 * prerenderTimeoutMs,
    });
    cached.delete(key);
    cached.set(key, { until: now() + FRESH_MS, board: rendered });
    if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value ?? '');
    return rendered;
  };

  return async (name, { url, request }) => {
    const file = files.get(name);
    if (file) return new Response(file.text, { headers: fileHeaders(file.type) });
    const { host = '' } = request.headers;
    if (!hosts.isOwn(host, request.socket)) {
      return page(421, unknownHostPage(host.slice(0, 100), url.searchParams.get('language') ?? ''), '*');
    }
    if (!isWidget(name)) return page(404, unknownPage(name.slice(0, 100), Object.keys(WIDGET_ATTRIBUTES)), '*');
    const own = await rules.hostMerchant(host);
    const { embedRequest, problems } = readParameters(name, url.searchParams, own);
    const origins = await rules.originsOf(embedRequest.merchant);
    if (origins === null) {
      const merchant = {
        parameter: 'merchant',
        received: embedRequest.merchant,
        allowed: { kind: 'merchant' },
      } as const;
      return page(400, problemPage(embedRequest, [...problems, merchant]), '*');
    }
    if (problems.length > 0) return page(400, problemPage(embedRequest, problems), '*');
    const gateway = reachedBy(request, trustedProxies);
    const ancestors = origins === '*' ? '*' : frameAncestors(origins, request.headers.referer).join(' ');
    // If its data cannot be loaded, the board is an empty tag, which loads its data and styles itself.
    const { html: tag, stylesheet } = BOARDS.includes(name)
      ? await board(embedRequest, gateway)
      : { html: bareTag(embedRequest), stylesheet: null };
    const html = framePage({
      embedRequest,
      tag,
      gateway: urlFor(gateway, embedRequest.merchant, own),
      origins: ancestors,
      stylesheet,
    });
    return page(200, html, ancestors || "'none'");
  };
}

function bareTag({ widget, attributes, theme, disabledFlags }: EmbedRequest): string {
  const opened = OPEN_AT_ONCE.includes(widget) && !disabledFlags.has('open') ? { open: '' } : {};
  const all = Object.entries({ ...IN_FRAMES[widget], ...attributes, ...opened, theme });
  // The script of the frame opens the login, and does so only if no member is logged in.
  const shown = widget === 'login-modal' ? all.filter(([name]) => name !== 'open') : all;
  return `<lobby-${widget}${shown.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('')}></lobby-${widget}>`;
}

/**
 * Returns a page as a response.
 * @param ancestors origins that may frame the page; `*` for all
 */
const page = (status: number, html: string, ancestors: string) =>
  new Response(html, {
    status,
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': status === 200 ? 'public, max-age=0, s-maxage=1' : 'no-store',
      'Content-Security-Policy': framePolicy(ancestors),
      ...(ancestors === '*' ? {} : { Vary: 'Referer' }),
    },
  });

const framePolicy = (ancestors: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lobbykit',
    // Omitted for `*`: `frame-ancestors *` would exclude pages with an opaque origin, such as files and sandboxed
    // frames.
    ...(ancestors === '*' ? [] : [`frame-ancestors ${ancestors}`]),
  ].join('; ');

const fileHeaders = (type: string) => ({ ...COMMON_HEADERS, 'Content-Type': type, 'Cache-Control': 'no-cache' });
