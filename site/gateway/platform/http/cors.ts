/** CORS: allowed origins and responses to preflights (S38). */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { CAPTCHA_HEADER, type Endpoint } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import { canonicalHost, isAppOrigin, parseOrigin } from '../origins.ts';
import { claimedMerchant } from './framed-calls.ts';
import { COMMON_HEADERS, EXPOSED } from './headers.ts';
import type { Hosts } from './hosts.ts';

/** A merchant and the allowed origins of its pages. An origin may belong to an app. */
export interface Merchant {
  readonly code: string;
  readonly anyOrigin: boolean;
  readonly origins: readonly string[];
}

const MAX_AGE_S = '7200';
/** Pages with tracing send the last two headers. Without permission for them, the browser would block the call. */
const PLAIN_HEADERS = `ModuleId, Content-Type, Idempotency-Key, Encryption, Device, ${CAPTCHA_HEADER}, traceparent, tracestate`;
const TOKEN_HEADERS = `Authorization, ${PLAIN_HEADERS}`;

const EXPOSE = { 'Access-Control-Expose-Headers': EXPOSED };

/** CORS headers of responses without member data: any page may read them, and caches need not vary by origin. */
export const PUBLIC_CORS = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*', ...EXPOSE } as const;

export interface OriginRules {
  /** Returns true if pages of `origin` may use calls with a token: of the merchant, or of any merchant if omitted. */
  admits(origin: string, merchantCode?: string): Promise<boolean>;
  /** Returns true for pages of the gateway itself at one of its hosts, and for callers without an Origin header. */
  isOwn(request: IncomingMessage): boolean;
  /**
   * Returns the merchant of a caller that names none: the merchant that lists the page's origin, `hostMerchant` for the
   * gateway's own pages, else the merchant that allows every origin. null if none matches.
   */
  merchantOf(request: IncomingMessage): Promise<string | null>;
  /**
   * Returns the merchant of the gateway's own pages: the merchant that lists `host`, else the only merchant or the one
   * that allows every origin.
   */
  hostMerchant(host: string): Promise<string | null>;
  /**
   * Returns the merchant that lists a page of `host`, with or without its port, else the one that allows every origin.
   */
  listingMerchant(host: string): Promise<string | null>;
  /**
   * Returns the origins that may frame widgets of a merchant: all, or its list; null if the merchant does not exist.
   */
  originsOf(merchantCode: string): Promise<'*' | readonly string[] | null>;
  /** Reloads the lists at the next query. */
  invalidate(): void;
}

export function createOriginRules(readMerchants: () => Promise<readonly Merchant[]>, hosts: Hosts): OriginRules {
  let merchants: Promise<readonly Merchant[]> | null = null;
  /** Last known merchants, used while the database is unreachable. */
  let last: readonly Merchant[] | null = null;
  const load = () => {
    // A row that is not an origin could match every sandboxed page, or add directives to a policy.
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
    // Returns false for an app: the gateway serves no pages of apps, and an app's origin may contain the name of one of
    // the gateway's hosts.
    if (page === null || isAppOrigin(page) || host === undefined) return false;
    // A foreign DNS name that resolves to this gateway is not one of its hosts.
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
      // A page with an opaque origin (sandboxed frame, file) belongs to no merchant.
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

/** Returns the merchant that lists a page of a host. The host of an app, usually `localhost`, names no merchant. */
const lister = (merchants: readonly Merchant[], host: string) =>
  merchants.find(({ origins }) =>
    origins.some(origin => {
      const page = new URL(origin);
      return !isAppOrigin(origin) && [page.host, page.hostname].includes(canonicalHost(host));
    }),
  );

const sandboxOf = (merchants: readonly Merchant[]) => merchants.find(({ anyOrigin }) => anyOrigin);

/**
 * Returns the merchant of a caller without a session. A frame, which has the gateway's origin, names its merchant
 * itself: the browser guarantees the origin, and the merchant's list decides who may frame it. Claims of other pages
 * are ignored.
 * @throws ApiError 403 `merchant.missing` if no merchant matches, as before `gateway setup`
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

/** As `merchantOf`, but returns null if no merchant matches. */
export async function visitedMerchant(request: IncomingMessage, rules: OriginRules): Promise<string | null> {
  const claimed = rules.isOwn(request) ? claimedMerchant(request) : undefined;
  if (claimed !== undefined && (await rules.originsOf(claimed)) !== null) return claimed;
  return rules.merchantOf(request);
}

/** Returns the CORS headers of a response of an endpoint, null if the calling page may not read it. */
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

/** Responds to the preflight of a path with these endpoints: 204, or 403 without permission. */
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
