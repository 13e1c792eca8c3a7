/** System calls: the status of the site, which merchant a domain belongs to, where its customer service is (EP-23, SERV-21). */
import { domainRoute, serviceLinks, systemStatus } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { reachedBy } from '../http/exchange.ts';
import type { OriginRules } from '../http/headers/cors.ts';
import { requestedLanguage } from '../http/request-headers.ts';
import { fresh, type Route } from '../http/routes.ts';
import { encryptPath } from '../service/contact/service-links.ts';
import { localize } from '../service/localized-text.ts';
import { ApiError } from '../service/refusal.ts';
import { readServicePaths } from '../store/contact/links.ts';
import { readSetting } from '../store/operator/settings.ts';

export interface SystemRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  readonly trustedProxies: readonly string[];
}

const SITE = '/m/home';

export const systemRoutes = ({ db, rules, trustedProxies }: SystemRoutesOptions): Route[] => [
  // Never kept by anybody: its serverTime sets the clocks of clients (R1).
  fresh(systemStatus, async ({ exchange: { address } }) => ({
    value: { ...(await readSetting(db, 'status')), location: address },
  })),
  fresh(domainRoute, async ({ query: { domain }, exchange: { request } }) => {
    const gateway = reachedBy(request, trustedProxies);
    const merchantCode = await (domain === undefined
      ? rules.hostMerchant(request.headers.host ?? '')
      : rules.listingMerchant(domain));
    if (merchantCode === null) throw new ApiError('not.found', 'No merchant lists this domain.');
    return { value: { merchantCode, gateway, site: gateway + SITE } };
  }),
  // Encrypted anew for each asker, to whom a page of this gateway lies where the asker came by.
  fresh(serviceLinks, async ({ exchange: { request } }) => {
    const language = requestedLanguage(request);
    const pathList = (await readServicePaths(db)).map(({ type, titles, url }) => ({
      type,
      title: localize(titles, language),
      path: encryptPath(new URL(url, reachedBy(request, trustedProxies)).href),
    }));
    return { value: { version: { pathList } } };
  }),
];
