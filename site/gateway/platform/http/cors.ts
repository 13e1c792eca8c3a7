/** Which pages of other origins may ask, and what a preflight is told (S38). */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { CAPTCHA_HEADER, type Endpoint } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import { claimedMerchant } from './framed-calls.ts';
import { COMMON_HEADERS, EXPOSED } from './headers.ts';
import type { Hosts } from './hosts.ts';

/** A merchant and the origins whose pages call for it. */
export interface Merchant {
  readonly code: string;
  readonly anyOrigin: boolean;
  readonly origins: readonly string[];
}

const MAX_AGE_S = '7200';
/** The two last are of pages that trace what they do: a call that may not carry them is no call. */
const PLAIN_HEADERS = `ModuleId, Content-Type, Idempotency-Key, Encryption, Device, ${CAPTCHA_HEADER}, traceparent, tracestate`;
const TOKEN_HEADERS = `Authorization, ${PLAIN_HEADERS}`;

const EXPOSE = { 'Access-Control-Expose-Headers': EXPOSED };

/** Of answers without anything of a member: any page may read them, and no cache has to know which. */
export const PUBLIC_CORS = { 'Access-Control-Allow-Origin': '*', ...EXPOSE } as const;

export interface OriginRules {
  /** True when pages of `origin` may use token calls: of one merchant, or of any when none is named. */
  admits(origin: string, merchantCode?: string): Promise<boolean>;
  /** True for pages of the gateway itself, at a host that is its own, and for callers that are no page. */
  isOwn(request: IncomingMessage): boolean;
  /**
   * The merchant of a caller that says nothing else: the one that lists the page's origin; of the gateway's own pages `hostMerchant`;
   * of any other page the one that admits every origin. null when there is none.
   */
  merchantOf(request: IncomingMessage): Promise<string | null>;
  /** Whose the gateway's own pages are: of the merchant that lists `host`, else of the only one or the one that admits every origin. */
  hostMerchant(host: string): Promise<string | null>;
  /** The merchant that lists a page of `host`, with or without its port, else the one that admits every origin. */
  listingMerchant(host: string): Promise<string | null>;
  /** Origins whose pages may frame widgets of a merchant: all, or its list; null where there is no such merchant. */
  originsOf(merchantCode: string): Promise<'*' | readonly string[] | null>;
  /** Reads the lists again at the next question. */
  invalidate(): void;
}

export function createOriginRules(readMerchants: () => Promise<readonly Merchant[]>, hosts: Hosts): OriginRules {
  let merchants: Promise<readonly Merchant[]> | null = null;
  /** Still whose pages the gateway's own are while the database is away. */
  let last: readonly Merchant[] | null = null;
  const load = () => {
    const mine = readMerchants();
    mine.then(
      read => {
        last = read;
      },
      () => {
        if (merchants === mine) merchants = null;
      },
    );
    merchants = mine;
    return mine;
  };
  const isOwn = ({ headers, socket }: IncomingMessage) => {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    // A name that leads here by the doing of its owner is no name of the gateway.
    return URL.canParse(origin) && new URL(origin).host === host && hosts.isOwn(host, socket);
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
      const listed = origin === undefined ? undefined : known.find(({ origins }) => origins.includes(origin));
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
      // A row that is no origin would be more than one word of a policy.
      return merchant.anyOrigin
        ? '*'
        : merchant.origins.filter(one => URL.canParse(one) && new URL(one).origin === one);
    },
    async admits(origin, merchantCode) {
      // A page without an origin of its own (sandboxed frame, file) is nobody's.
      if (origin === 'null') return false;
      const known = await (merchants ?? load());
      return known
        .filter(({ code }) => merchantCode === undefined || code === merchantCode)
        .some(({ anyOrigin, origins }) => anyOrigin || origins.includes(origin));
    },
    invalidate: () => {
      merchants = null;
    },
  };
}

const lister = (merchants: readonly Merchant[], host: string) =>
  merchants.find(({ origins }) =>
    origins.some(origin => {
      const { host: whole, hostname } = URL.canParse(origin) ? new URL(origin) : { host: '', hostname: '' };
      return [whole, hostname].includes(host.toLowerCase());
    }),
  );

const sandboxOf = (merchants: readonly Merchant[]) => merchants.find(({ anyOrigin }) => anyOrigin);

/**
 * Whose member a caller without a session is or becomes. A page of the gateway's own origin, a frame, names its merchant itself:
 * the browser vouches that the page is ours, and who may frame it is what that merchant lists. Of no other page is the word taken.
 * @throws ApiError 403 `merchant.missing` where nobody is responsible for the caller, as before `gateway setup`
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

/** The same, where a caller of nobody is answered too; null for such a one. */
export async function visitedMerchant(request: IncomingMessage, rules: OriginRules): Promise<string | null> {
  const claimed = rules.isOwn(request) ? claimedMerchant(request) : undefined;
  if (claimed !== undefined && (await rules.originsOf(claimed)) !== null) return claimed;
  return rules.merchantOf(request);
}

/** CORS headers of an answer to an endpoint; null when the asking page may not have it. */
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

/** Answers the preflight of a path with these endpoints: 204, or 403 without any permission. */
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
