/** Routes of the system: status of the site, merchant of a domain, customer service URLs (EP-23, SERV-21). */
import { domainRoute, serviceLinks, systemStatus } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { OriginRules } from '../../platform/http/cors.ts';
import { reachedBy } from '../../platform/http/exchange.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { fresh, type Route } from '../../platform/http/route.ts';
import { localize } from '../../platform/localized-text.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { encryptPath } from '../service/encrypted-links.ts';
import { readServicePaths } from '../service/links-repository.ts';

export interface SystemRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  readonly trustedProxies: readonly string[];
}

const SITE = '/m/home';

export const systemRoutes = ({ db, rules, trustedProxies }: SystemRoutesOptions): Route[] => [
  // Never cached, because clients set their clocks by the response's serverTime (R1).
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
  // Never cached: each response encrypts the URLs with a new key, and URLs of this gateway contain the origin that the
  // caller has used.
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
