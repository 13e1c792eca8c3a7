/** Renewal of a session, and its beginning with the token of a start address (API-41, S12). */
import { renewSession } from 'lobbykit/wire';
import { corsHeaders, type OriginRules } from '../../../platform/http/cors.ts';
import { arriving, requireIdempotencyKey } from '../../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../../platform/http/route.ts';
import { openLoginLink } from '../login/login-links.ts';
import type { Accounts } from '../service.ts';
import { originDenied, tokenOf } from './require-member.ts';
import { renewToken, sessionOver } from './service.ts';

export function renewalRoute(accounts: Pick<Accounts, 'db' | 'now' | 'arrive'>, rules: OriginRules): Route {
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
