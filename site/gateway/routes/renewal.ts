/** Renewal of a session, and its beginning with the token of a start address (API-41, S12). */
import { renewSession } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { answerHeaders, type OriginRules } from '../http/cors.ts';
import { originDenied, tokenOf } from '../http/member.ts';
import { forMember, type Route } from '../http/routes.ts';
import { openLoginLink } from '../service/login-links.ts';
import { renewToken, sessionOver } from '../service/sessions.ts';

/** @param now ms since 1970 */
export function renewalRoute(db: Database, now: () => number, rules: OriginRules): Route {
  const renewal = forMember(renewSession, async ({ exchange: { request } }) => {
    const value = await renewToken(db, tokenOf(request), now());
    if (!value) throw sessionOver();
    return { value };
  });
  return {
    endpoint: renewSession,
    async handle(exchange, services) {
      const { request } = exchange;
      const value = await openLoginLink(db, tokenOf(request), now());
      if (!value) return renewal.handle(exchange, services);
      const headers = await answerHeaders(renewSession, request, rules, value.merchantCode);
      if (!headers) throw originDenied();
      return { kind: 'fresh', value, extra: {}, headers };
    },
  };
}
