/** Calls of the collector to the gateway, made without a session and without retries, but with a timeout. */
import { gameVendors } from '../protocol/games/calls.ts';
import { serviceLinks } from '../protocol/service/calls.ts';
import { systemStatus } from '../protocol/status/calls.ts';
import { type GatewayFacts, type ProbeFacts, redactUrl } from './facts.ts';

/** Gateway and merchant of the page. */
export interface PageGateway {
  /** URL of the gateway without a trailing slash. */
  readonly url: string;
  readonly merchant: string;
}

const TIMEOUT_MS = 5_000;

/** Calls that the kit makes as well. */
const CALLS = [systemStatus, gameVendors, serviceLinks];

export const isProbed = (url: string): boolean => CALLS.some(({ path }) => redactUrl(url).endsWith(path));

interface Call {
  readonly path: string;
  readonly moduleId: string;
}

const fetchPlain = (url: string, init: RequestInit = {}) =>
  fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  });

/** Makes calls that show whether the gateway accepts the merchant and the origin of the page. */
export async function probeGateway({ url, merchant }: PageGateway): Promise<GatewayFacts> {
  const started = Date.now();
  const { probe: status, serverTime } = await callGateway(url, systemStatus);
  const now = (started + Date.now()) / 2;
  const isUsable = status.result === 'ok';
  const { origin } = new URL(url);
  const atOrigin = isUsable || origin === url ? undefined : await callGateway(origin, systemStatus);
  const query = new URLSearchParams({ merchant });
  const [admission, merchantCall] = isUsable
    ? await Promise.all([
        callGateway(url, serviceLinks),
        merchant ? callGateway(url, gameVendors, `?${query}`) : undefined,
      ])
    : [];
  return {
    url,
    merchant,
    status,
    merchantCall: merchantCall?.probe ?? null,
    admission: admission?.probe ?? null,
    isAtOrigin: atOrigin?.probe.result === 'ok',
    clockOffset: serverTime === null ? null : Math.round(now - serverTime),
  };
}

interface CallResult {
  readonly probe: ProbeFacts;
  /** Server time in the response, ms since 1970; null if missing. */
  readonly serverTime: number | null;
}

async function callGateway(gateway: string, { path, moduleId }: Call, query = ''): Promise<CallResult> {
  const url = `${gateway}${path}${query}`;
  const failed = { status: 0, errorCode: null, contentType: '' };
  try {
    const response = await fetchPlain(url, { headers: { ModuleId: moduleId } });
    const contentType = response.headers.get('Content-Type') ?? '';
    const body = parse(await response.text());
    const probe = {
      result: typeof body?.success === 'boolean' ? 'ok' : 'no-envelope',
      status: response.status,
      errorCode: typeof body?.errorCode === 'string' ? body.errorCode : null,
      contentType,
    } as const;
    return { probe, serverTime: typeof body?.serverTime === 'number' ? body.serverTime : null };
  } catch {
    // A request without CORS shows whether the server can be reached.
    const result = await fetchPlain(url, { mode: 'no-cors' }).then(
      () => 'opaque' as const,
      () => 'unreachable' as const,
    );
    return { probe: { result, ...failed }, serverTime: null };
  }
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return Object(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns the integrity hash of a loader from `integrity.json` in its directory; null if there is no such file. */
export async function readHash(url: string): Promise<string | null> {
  try {
    const response = await fetchPlain(new URL('integrity.json', url).href);
    const { files } = (await response.json()) as { readonly files: Readonly<Record<string, string>> };
    return files[new URL(url).pathname.replace(/.*\//, '')] ?? null;
  } catch {
    return null;
  }
}
