/** CORS: origins whose pages may use the gateway's calls, and responses to preflight requests (S38). */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { CAPTCHA_HEADER, type Endpoint } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import { canonicalHost, isAppOrigin, parseOrigin } from '../origins.ts';
import { claimedMerchant } from './framed-calls.ts';
import { COMMON_HEADERS, EXPOSED } from './headers.ts';
import type { Hosts } from './hosts.ts';

/** Merchant with the origins of its pages, which may include origins of apps. */
export interface Merchant {
  readonly code: string;
  readonly anyOrigin: boolean;
  readonly origins: readonly string[];
}

const MAX_AGE_S = '7200';
/**
 * Allowed request headers. Pages with tracing send the last two; without them in this list, the browser would block
 * those requests.
 */
const PLAIN_HEADERS = `ModuleId, Content-Type, Idempotency-Key, Encryption, Device, ${CAPTCHA_HEADER}, traceparent, tracestate`;
const TOKEN_HEADERS = `Authorization, ${PLAIN_HEADERS}`;

const EXPOSE = { 'Access-Control-Expose-Headers': EXPOSED };

/**
 * CORS headers of responses without member data. Any page may read such responses, so that caches need not distinguish
 * origins.
 */
export const PUBLIC_CORS = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*', ...EXPOSE } as const;

export interface OriginRules {
  /** Returns whether pages of `origin` may use calls with a token: of the merchant, or of any merchant if omitted. */
  admits(origin: string, merchantCode?: string): Promise<boolean>;
  /** Returns true for pages of the gateway itself on one of its hosts, and for requests without an Origin header. */
  isOwn(request: IncomingMessage): boolean;
  /**
   * Returns the merchant of a request that names none: the merchant that lists the page's origin; for the gateway's
   * pages, `hostMerchant`; else the merchant that permits all origins. Null if there is none.
   */
  merchantOf(request: IncomingMessage): Promise<string | null>;
  /**
   * Returns the merchant of the gateway's pages on a host: the merchant that lists `host`, else the only merchant, else
   * the merchant that permits all origins.
   */
  hostMerchant(host: string): Promise<string | null>;
  /**
   * Returns the merchant that lists a page on `host`, with or without its port; else the merchant that permits all
   * origins.
   */
  listingMerchant(host: string): Promise<string | null>;
  /**
   * Returns the origins whose pages may show widgets of a merchant in a frame: all (`*`) or the merchant's list. Null
   * if the merchant does not exist.
   */
  originsOf(merchantCode: string): Promise<'*' | readonly string[] | null>;
  /** Discards the cached lists; the next query reloads them. */
  invalidate(): void;
}

export function createOriginRules(readMerchants: () => Promise<readonly Merchant[]>, hosts: Hosts): OriginRules {
  let merchants: Promise<readonly Merchant[]> | null = null;
  /** Merchants that were loaded last, used while the database is unreachable. */
  let last: readonly Merchant[] | null = null;
  const load = () => {
    // Stored texts that are no origins are dropped: they could match every sandboxed page, or add directives to a
    // Content-Security-Policy.
    const loading = readMerchants().then(read =>
      read.map(merchant => ({ ...merchant, origins: merchant.origins.flatMap(one => parseOrigin(one) ?? []) })),
    );
    loading.then(
      read => {
        last = read;
      },
      () => {
        if (merchants === loading) merchants = null;
      },
    );
    merchants = loading;
    return loading;
  };
  const isOwn = ({ headers, socket }: IncomingMessage) => {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    const page = parseOrigin(origin);
    // The gateway serves no pages of apps, although an app's origin may contain one of the gateway's host names.
    if (page === null || isAppOrigin(page) || host === undefined) return false;
    // Another DNS name that resolves to this gateway is not one of its hosts.
    return new URL(page).host === canonicalHost(host) && hosts.isOwn(host, socket);
  };
  const hostMerchant = async (host: string) => {
    const known = await (merchants ?? load()).catch(error => last ?? Promise.reject(error));
    return (lister(known, host) ?? (known.length === 1 ? known[0] : undefined) ?? sandboxOf(known))?.code ?? null;
  };
  return {
    isOwn,
    hostMerchant,
    async merchantOf(request) {
      const known = await (merchants ?? load()).catch(error => last ?? Promise.reject(error));
      const { origin, host = '' } = request.headers;
      const page = origin === undefined ? null : parseOrigin(origin);
      const listed = page === null ? undefined : known.find(({ origins }) => origins.includes(page));
      if (listed) return listed.code;
      return isOwn(request) ? hostMerchant(host) : (sandboxOf(known)?.code ?? null);
    },
    async listingMerchant(host) {
      const known = await (merchants ?? load());
      return (lister(known, host) ?? sandboxOf(known))?.code ?? null;
    },
    async originsOf(merchantCode) {
      const merchant = (await (merchants ?? load())).find(({ code }) => code === merchantCode);
      if (!merchant) return null;
      return merchant.anyOrigin ? '*' : merchant.origins;
    },
    async admits(origin, merchantCode) {
      // A page with an opaque origin (sandboxed frame or file) belongs to no merchant.
      if (origin === 'null') return false;
      const page = parseOrigin(origin);
      const known = await (merchants ?? load());
      return known
        .filter(({ code }) => merchantCode === undefined || code === merchantCode)
        .some(({ anyOrigin, origins }) => anyOrigin || (page !== null && origins.includes(page)));
    },
    invalidate: () => {
      merchants = null;
    },
  };
}

/**
 * Returns the merchant that lists a page on a host. Origins of apps are ignored, because their host, usually
 * `localhost`, identifies no merchant.
 */
const lister = (merchants: readonly Merchant[], host: string) =>
  merchants.find(({ origins }) =>
    origins.some(origin => {
      const page = new URL(origin);
      return !isAppOrigin(origin) && [page.host, page.hostname].includes(canonicalHost(host));
    }),
  );

const sandboxOf = (merchants: readonly Merchant[]) => merchants.find(({ anyOrigin }) => anyOrigin);

/**
 * Returns the merchant of a request without a session. A framed page of the gateway names its merchant itself: the
 * browser guarantees the page's origin, and the merchant's list determines which pages may frame it. Other pages cannot
 * choose their merchant.
 * @throws ApiError 403 `merchant.missing` if there is no merchant, such as before `gateway setup`
 */
export async function merchantOf(request: IncomingMessage, rules: OriginRules): Promise<string> {
  const found = await visitedMerchant(request, rules);
  if (found === null) {
    throw new ApiError(
      'merchant.missing',
      'No merchant is responsible for this page; the operator makes one by "gateway setup", or lists the page by "gateway origin add".',
    );
  }
  return found;
}

/** Returns the same as `merchantOf`, but null if there is no merchant. */
export async function visitedMerchant(request: IncomingMessage, rules: OriginRules): Promise<string | null> {
  const claimed = rules.isOwn(request) ? claimedMerchant(request) : undefined;
  if (claimed !== undefined && (await rules.originsOf(claimed)) !== null) return claimed;
  return rules.merchantOf(request);
}

/** Returns the CORS headers for a response of an endpoint; null if the calling page may not read the response. */
export async function corsHeaders(
  endpoint: Pick<Endpoint, 'auth'> | undefined,
  request: IncomingMessage,
  rules: OriginRules,
  merchantCode?: string,
): Promise<OutgoingHttpHeaders | null> {
  if (!endpoint || endpoint.auth === 'never') return PUBLIC_CORS;
  const { origin } = request.headers;
  if (rules.isOwn(request) || origin === undefined) return { Vary: 'Origin' };
  if (!(await rules.admits(origin, merchantCode))) return null;
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin', ...EXPOSE };
}

/** Responds to a preflight request for a path with these endpoints: 204, or 403 if the page may not use any of them. */
export async function respondToPreflight(
  endpoints: readonly Endpoint[],
  request: IncomingMessage,
  response: ServerResponse,
  rules: OriginRules,
): Promise<void> {
  const strictest = endpoints.find(({ auth }) => auth !== 'never') ?? endpoints[0];
  const allowed = await corsHeaders(strictest, request, rules);
  if (!allowed) {
    response.writeHead(403, { ...COMMON_HEADERS, Vary: 'Origin' }).end();
    return;
  }
  response
    .writeHead(204, {
      ...COMMON_HEADERS,
      ...allowed,
      'Access-Control-Allow-Methods': [...new Set(endpoints.map(({ method }) => method))].join(', '),
      'Access-Control-Allow-Headers': strictest && strictest.auth !== 'never' ? TOKEN_HEADERS : PLAIN_HEADERS,
      'Access-Control-Max-Age': MAX_AGE_S,
    })
    .end();
}
