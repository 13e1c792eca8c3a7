/** Sessions: login, guests, renewal, logout (EP-01, EP-02, API-41). */
import { ERROR_CODES, freePlayLogin, login, logout, trialUser } from 'lobbykit/wire';
import type { Accounts } from '../accounts.ts';
import { captchaKey, idempotencyKey } from '../http/asked.ts';
import { merchantOf, type OriginRules } from '../http/cors.ts';
import { Refusal } from '../http/reply.ts';
import { forMember, fresh, type Route } from '../http/routes.ts';
import { makeGuest, signInGuest } from '../service/trial.ts';
import { removeSession, removeSessions } from '../store/sessions.ts';
import { limited } from './limited.ts';
import { renewalRoute } from './renewal.ts';

export const sessionRoutes = ({ db, now, audit, logIn, once }: Accounts, rules: OriginRules): Route[] => [
  limited(
    { db, now },
    'login',
    fresh(login, async ({ body, exchange: { request, address } }) => ({
      value: await logIn(body, {
        merchant: await merchantOf(request, rules),
        address,
        captchaKey: captchaKey(request),
      }),
    })),
  ),
  fresh(trialUser, async ({ body, exchange: { request, address } }) => {
    const merchant = await merchantOf(request, rules);
    const asked = { merchant, address, ageConfirmed: body.ageConfirmed === true };
    const call = { endpoint: trialUser.name, key: idempotencyKey(request), body };
    return { value: await once.run<{ userName: string }>(call, keep => makeGuest(db, now(), asked, keep)) };
  }),
  fresh(freePlayLogin, async ({ body, exchange: { request } }) => {
    const value = await signInGuest(db, now(), await merchantOf(request, rules), body.username);
    if (!value) throw new Refusal(200, ERROR_CODES.loginFailed, 'There is no guest of this name, or its time is over.');
    return { value };
  }),
  renewalRoute(db, now, rules),
  forMember(logout, async ({ query, session, exchange: { address } }) => {
    const { sessionId, memberId, merchantCode: merchant } = session;
    await (query?.everywhere ? removeSessions(db, memberId) : removeSession(db, sessionId));
    if (query?.everywhere) {
      await audit.note(db, { kind: 'logout-everywhere', merchant, memberId, address });
    }
    return { value: {} };
  }),
];
