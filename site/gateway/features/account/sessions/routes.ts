/** Routes of sessions: login, trial, renewal, logout (EP-01, EP-02, API-41). */
import { ERROR_CODES, freePlayLogin, login, loginCode, logout, renewSession, trialUser } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import { corsHeaders, merchantOf, type OriginRules } from '../../../platform/http/cors.ts';
import { arriving, captchaKey, idempotencyKey, requireIdempotencyKey } from '../../../platform/http/request-headers.ts';
import { forMember, fresh, type Route } from '../../../platform/http/route.ts';
import { limited } from '../../../platform/rate-limits/routes.ts';
import { openLoginLink } from '../login/login-links.ts';
import { logInTrial, makeGuest } from '../login/trial.ts';
import type { Accounts } from '../service.ts';
import { removeSession, removeSessions } from './repository.ts';
import { originDenied, tokenOf } from './require-member.ts';
import { renewToken, sessionOver } from './service.ts';

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
      const trialRequest = { merchant, address, ageConfirmed: body.ageConfirmed === true };
      const call = { endpoint: trialUser.name, key: idempotencyKey(request), body };
      return {
        value: await once.run<{ userName: string }>(call, storeResponse =>
          makeGuest(db, now(), trialRequest, storeResponse),
        ),
      };
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

/** Creates the route that renews a session, or logs in with the token of a login link (API-41, S12). */
function renewalRoute(accounts: Pick<Accounts, 'db' | 'now' | 'arrive'>, rules: OriginRules): Route {
  const { db, now } = accounts;
  const renewal = forMember(renewSession, async ({ exchange: { request } }) => {
    const key = request.headers['idempotency-key'] === undefined ? undefined : requireIdempotencyKey(request);
    const value = await renewToken(db, tokenOf(request), key, now());
    if (!value) throw sessionOver();
    return { value };
  });
  return {
    endpoint: renewSession,
    async handle(exchange, services) {
      const { request } = exchange;
      const value = await openLoginLink(accounts, tokenOf(request), arriving(exchange));
      if (!value) return renewal.handle(exchange, services);
      const headers = await corsHeaders(renewSession, request, rules, value.merchantCode);
      if (!headers) throw originDenied();
      return { kind: 'fresh', value, extra: {}, headers };
    },
  };
}
