/** System calls: the status of the site, and which merchant a domain belongs to (EP-23). */
import type { IncomingMessage } from 'node:http';
import { domainRoute, systemStatus } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { cameByHttps } from '../http/exchange.ts';
import { Refusal } from '../http/reply.ts';
import { fresh, type Route } from '../http/routes.ts';
import { type Merchant, readMerchants } from '../store/merchants.ts';
import { readSetting } from '../store/settings.ts';

export interface SystemRoutesOptions {
  readonly db: Database;
  readonly trustedProxies: readonly string[];
}

const SITE = '/m/home';

export const systemRoutes = ({ db, trustedProxies }: SystemRoutesOptions): Route[] => [
  // Never kept by anybody: its serverTime sets the clocks of clients (R1).
  fresh(systemStatus, async ({ exchange: { address } }) => ({
    value: { ...(await readSetting(db, 'status')), location: address },
  })),
  fresh(domainRoute, async ({ query: { domain }, exchange: { request } }) => {
    const gateway = reachedBy(request, trustedProxies);
    const asked = (domain ?? request.headers.host ?? '').toLowerCase();
    const merchantCode = merchantOf(await readMerchants(db), asked);
    if (merchantCode === null) throw new Refusal(404, 'not.found', 'No merchant lists this domain.');
    return { value: { merchantCode, gateway, site: gateway + SITE } };
  }),
];

/** The merchant that lists a page of the domain (with or without its port), else the one that admits every page. */
function merchantOf(merchants: readonly Merchant[], domain: string): string | null {
  const lists = ({ origins }: Merchant) =>
    origins.some(origin => [new URL(origin).host, new URL(origin).hostname].includes(domain));
  return (merchants.find(lists) ?? merchants.find(({ anyOrigin }) => anyOrigin))?.code ?? null;
}

/** The origin by which the caller came. */
const reachedBy = (request: IncomingMessage, trustedProxies: readonly string[]): string =>
  `${cameByHttps(request, trustedProxies) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
