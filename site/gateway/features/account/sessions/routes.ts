/** Sessions: login, guests, renewal, logout (EP-01, EP-02, API-41). */
import { ERROR_CODES, freePlayLogin, login, loginCode, logout, trialUser } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import { merchantOf, type OriginRules } from '../../../platform/http/cors.ts';
import { arriving, captchaKey, idempotencyKey } from '../../../platform/http/request-headers.ts';
import { forMember, fresh, type Route } from '../../../platform/http/route.ts';
import { limited } from '../../../platform/rate-limits/routes.ts';
import { logInTrial, makeGuest } from '../login/trial.ts';
import type { Accounts } from '../service.ts';
import { renewalRoute } from './renewal-route.ts';
import { removeSession, removeSessions } from './repository.ts';

export const sessionRoutes = (accounts: Accounts, rules: OriginRules): Route[] => {
  const { db, now, audit, logIn, arriveByCode, once } = accounts;
  return [
    limited(
      { db, now },
      'login',
      fresh(login, async ({ body, exchange }) => ({
        value: await logIn(body, {
          ...arriving(exchange),
          merchant: await merchantOf(exchange.request, rules),
          captchaKey: captchaKey(exchange.request),
        }),
      })),
    ),
    limited(
      { db, now },
      'login',
      fresh(loginCode, async ({ body, exchange }) => ({ value: await arriveByCode(body, arriving(exchange)) })),
    ),
    fresh(trialUser, async ({ body, exchange: { request, address } }) => {
      const merchant = await merchantOf(request, rules);
      const asked = { merchant, address, ageConfirmed: body.ageConfirmed === true };
      const call = { endpoint: trialUser.name, key: idempotencyKey(request), body };
      return { value: await once.run<{ userName: string }>(call, keep => makeGuest(db, now(), asked, keep)) };
    }),
    fresh(freePlayLogin, async ({ body, exchange: { request } }) => {
      const value = await logInTrial(db, now(), await merchantOf(request, rules), body.username);
      if (!value) throw new ApiError(ERROR_CODES.loginFailed, 'There is no guest of this name, or its time is over.');
      return { value };
    }),
    renewalRoute(accounts, rules),
    forMember(logout, async ({ query, session, exchange: { address } }) => {
      const { sessionId, memberId, merchantCode: merchant } = session;
      await (query?.everywhere ? removeSessions(db, memberId) : removeSession(db, sessionId));
      if (query?.everywhere) {
        await audit.note(db, { kind: 'logout-everywhere', merchant, memberId, address });
      }
      return { value: {} };
    }),
  ];
};
