/** Routes that need no session: registration, checks of its fields, captchas (EP-02, EP-03, API-15, API-18). */
import type { RegisterMethod } from 'lobbykit/domain';
import {
  captcha,
  captchaMail,
  checkAffiliate,
  checkUsername,
  ERROR_CODES,
  register,
  registerMobile,
} from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import { merchantOf, type OriginRules } from '../../../platform/http/cors.ts';
import { arriving, captchaKey, idempotencyKey, requestedLanguage } from '../../../platform/http/request-headers.ts';
import { type Call, fresh, type Route } from '../../../platform/http/route.ts';
import type { LimitName } from '../../../platform/rate-limits/rate-limits.ts';
import { limited } from '../../../platform/rate-limits/routes.ts';
import { countOpened } from '../../team/members/links-repository.ts';
import { findByName } from '../members-repository.ts';
import type { Accounts } from '../service.ts';
import { findAffiliateByDomain, findCode } from './repository.ts';
import type { Registered } from './service.ts';

type Registration = typeof register | typeof registerMobile;

export function accountRoutes({ db, now, captchas, once, register: enter }: Accounts, rules: OriginRules): Route[] {
  const limitedTo = (name: LimitName, route: Route) => limited({ db, now }, name, route);
  const registering = (endpoint: Registration, method: RegisterMethod) =>
    limitedTo(
      'registration-form',
      fresh(endpoint, async ({ body, exchange }: Call<Registration>) => {
        const { request } = exchange;
        const merchant = await merchantOf(request, rules);
        const from = { ...arriving(exchange), merchant, captchaKey: captchaKey(request) };
        const call = { endpoint: endpoint.name, key: idempotencyKey(request), body };
        return {
          value: await once.run<Registered>(call, storeResponse => enter({ method, body, ...from }, storeResponse)),
        };
      }),
    );

  return [
    registering(register, 'username'),
    registering(registerMobile, 'mobileNum'),
    limitedTo(
      'captcha',
      fresh(captcha, async ({ query: { key } }) => ({ value: await captchas.issue(key) })),
    ),
    fresh(captchaMail, async ({ body: { key, email }, exchange: { request, address } }) => {
      await captchas.mail(key, email, { address, language: requestedLanguage(request) });
      return { value: {} };
    }),
    limitedTo(
      'name-check',
      fresh(checkUsername, async ({ query: { username }, exchange: { request } }) => {
        const merchant = await merchantOf(request, rules);
        if (await findByName(db, merchant, username)) {
          throw new ApiError(ERROR_CODES.memberExists, 'This account exists.');
        }
        return { value: {} };
      }),
    ),
    limitedTo(
      'name-check',
      fresh(checkAffiliate, async ({ query: { code, domain } }) => {
        const found = code ? await findCode(db, code) : await findAffiliateByDomain(db, domain);
        if (!found) throw new ApiError(ERROR_CODES.referrerWrong, 'Nobody invites by this code or from this domain.');
        // The registration page sends this request when a visitor opens an invitation link.
        if (code) await countOpened(db, found.code);
        return { value: { affiliateCode: found.code } };
      }),
    ),
  ];
}
