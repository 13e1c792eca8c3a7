/**
 * Long poll for the end of the caller's session (SAFE-04). Does not touch the session, so that an open page does not
 * keep it alive.
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

/** Error with the reason of the end: a page may send the request just before or just after it. */
const sessionExpired = async (db: Database, token: string) =>
  new ApiError(
    ERROR_CODES.sessionExpired,
    'The session is over or was never there.',
    (await wasEndedManually(db, token)) ? { value: { reason: 'ended' } } : {},
  );
