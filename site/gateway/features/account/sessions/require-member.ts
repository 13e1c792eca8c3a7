/** Authentication and authorization of members' requests. */
import type { IncomingMessage } from 'node:http';
import { type Endpoint, ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { mayCall, mayWhilePasswordDue, mayWhileRetired } from '../../../platform/http/access.ts';
import { corsHeaders, type OriginRules } from '../../../platform/http/cors.ts';
import { CALL_FLAGS, requireCallFlag } from '../../../platform/http/flags.ts';
import type { RequireMember } from '../../../platform/http/session.ts';
import { hasStoredResponse } from '../../../platform/idempotency/member-calls.ts';
import { findSession } from './repository.ts';
import { renewed } from './service.ts';

const BEARER = /^Bearer ([\w.~+/-]{1,512}=*)$/;

export const originDenied = () =>
  new ApiError('origin.denied', 'Pages of this origin may not use this call; the merchant has to list it.');

/** Returns the token of the Authorization header; '' if the header is missing or malformed. */
export const tokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? '';

/**
 * Creates the check of every member call: returns the session of the Authorization header, and the CORS headers of its
 * merchant. Throws ApiError 401, 403, or 409 `session.renewed` (GW-03, S2, S14, S38).
 */
export function createRequireMember(db: Database, rules: OriginRules, now: () => number): RequireMember {
  /**
   * Returns whether the request repeats one with a stored response. Such a request succeeds even if the operator has
   * disabled the feature flag since then.
   */
  const isRepeat = async ({ once }: Pick<Endpoint, 'once'>, { headers }: IncomingMessage, memberId: number) => {
    const key = headers['idempotency-key'];
    return (
      once !== undefined && typeof key === 'string' && (await hasStoredResponse(db, { memberId, key, now: now() }))
    );
  };
  return async (endpoint, { request }) => {
    if (request.headers.authorization === undefined) {
      throw new ApiError(ERROR_CODES.sessionMissing, 'This call needs a session.');
    }
    const token = tokenOf(request);
    const session = token === '' ? null : await findSession(db, token, now());
    if (!session) throw new ApiError(ERROR_CODES.sessionExpired, 'The session is over or was never there.');
    if (!mayCall(endpoint, session.type)) {
      throw new ApiError(ERROR_CODES.permissionDenied, 'This call is not for accounts of this kind.');
    }
    if (session.isPasswordDue && !mayWhilePasswordDue(endpoint)) {
      throw new ApiError(ERROR_CODES.passwordDue, 'The password has to be changed first; nothing was done.');
    }
    if (CALL_FLAGS.has(endpoint.name) && !(await isRepeat(endpoint, request, session.memberId))) {
      await requireCallFlag(db, endpoint, session.merchantCode);
    }
    if (session.isRetired && !mayWhileRetired(endpoint)) throw renewed();
    const headers = await corsHeaders(endpoint, request, rules, session.merchantCode);
    if (!headers) throw originDenied();
    return { session, headers };
  };
}
