/** Accounts before there is a session: registration, its checks, captcha (EP-02, EP-03, API-15, API-18). */
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
import type { Accounts } from '../accounts.ts';
import { askedLanguage, captchaKey, idempotencyKey } from '../http/asked.ts';
import { merchantOf, type OriginRules } from '../http/cors.ts';
import { Refusal } from '../http/reply.ts';
import { type Call, fresh, type Route } from '../http/routes.ts';
import type { LimitName } from '../service/limits.ts';
import type { Registered } from '../service/registration.ts';
import { findByName } from '../store/members.ts';
import { findAffiliate, findAffiliateByDomain } from '../store/operator.ts';
import { limited } from './limited.ts';

type Registration = typeof register | typeof registerMobile;

export function accountRoutes({ db, now, captchas, once, register: enter }: Accounts, rules: OriginRules): Route[] {
  const limitedTo = (name: LimitName, route: Route) => limited({ db, now }, name, route);
  const registering = (endpoint: Registration, method: RegisterMethod) =>
    limitedTo(
      'registration-form',
      fresh(endpoint, async ({ body, exchange: { request, address } }: Call<Registration>) => {
        const merchant = await merchantOf(request, rules);
        const from = { merchant, address, captchaKey: captchaKey(request), language: askedLanguage(request) };
        const call = { endpoint: endpoint.name, key: idempotencyKey(request), body };
        return { value: await once.run<Registered>(call, keep => enter({ method, body, ...from }, keep)) };
      }),
    );

  return [
    registering(register, 'username'),
    registering(registerMobile, 'mobileNum'),
    limitedTo(
      'captcha',
      fresh(captcha, async ({ query: { key } }) => ({ value: await captchas.issue(key) })),
    ),
    fresh(captchaMail, async ({ body: { key, email }, exchange: { address } }) => {
      await captchas.mail(key, email, address);
      return { value: {} };
    }),
    limitedTo(
      'name-check',
      fresh(checkUsername, async ({ query: { username }, exchange: { request } }) => {
        const merchant = await merchantOf(request, rules);
        if (await findByName(db, merchant, username)) {
          throw new Refusal(200, ERROR_CODES.memberExists, 'This account exists.');
        }
        return { value: {} };
      }),
    ),
    limitedTo(
      'name-check',
      fresh(checkAffiliate, async ({ query: { code, domain } }) => {
        const found = code ? await findAffiliate(db, code) : await findAffiliateByDomain(db, domain);
        if (!found)
          throw new Refusal(200, ERROR_CODES.referrerWrong, 'Nobody invites by this code or from this address.');
        return { value: { affiliateCode: found.code } };
      }),
    ),
  ];
}
