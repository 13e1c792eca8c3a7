/**
 * Route with which a page waits for the end of its session by long polling (SAFE-04). The request does not extend the
 * session's idle timeout, so that an open page does not keep its session alive.
 */
import { ERROR_CODES, sessionEnd } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { corsHeaders, type OriginRules } from '../../platform/http/cors.ts';
import type { Route } from '../../platform/http/route.ts';
import { peekSession, wasEndedManually } from '../account/sessions/member-sessions-repository.ts';
import { originDenied, tokenOf } from '../account/sessions/require-member.ts';
import { createSessionListener } from './session-listener.ts';

export function sessionEndRoute(db: Database, now: () => number, rules: OriginRules): Route {
  const watch = createSessionListener(db);
  return {
    endpoint: sessionEnd,
    async handle({ request, response }) {
      if (request.headers.authorization === undefined) {
        throw new ApiError(ERROR_CODES.sessionMissing, 'This call needs a session.');
      }
      const token = tokenOf(request);
      const session = await peekSession(db, token, now());
      if (!session) throw await sessionExpired(db, token);
      const headers = await corsHeaders(sessionEnd, request, rules, session.merchantCode);
      if (!headers) throw originDenied();
      const disconnect = new AbortController();
      response.once('close', () => disconnect.abort());
      if (!(await watch.waitFor(session.id, disconnect.signal))) {
        throw await sessionExpired(db, token);
      }
      return { kind: 'fresh', value: { isOpen: true }, extra: {}, headers };
    },
  };
}

/**
 * Creates the error with the reason of the end. Also used before the wait, because the session may have ended just
 * before the request.
 */
const sessionExpired = async (db: Database, token: string) =>
  new ApiError(
    ERROR_CODES.sessionExpired,
    'The session is over or was never there.',
    (await wasEndedManually(db, token)) ? { value: { reason: 'ended' } } : {},
  );
