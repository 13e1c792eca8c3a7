/** From an answer that brings a token to a session (LOGIN-16, LOGIN-17, SESS-02). */
import { parseFlag, parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import type { Session } from '../types.ts';
import { AUTO_LOGIN_KEY } from './session.ts';

/** Fields of a session in the answers of login, renewal, free play and registration. */
export interface SessionResponse {
  readonly token: string;
  readonly userName?: string | number | null;
  readonly customerType?: string | number | null;
  readonly firstTimeLogin?: boolean | number | string | null;
  readonly merchantCode?: string | number | null;
}

/** Values for fields that the answer leaves out. */
type Fallback = Omit<Session, 'token' | 'merchantCode'>;

export function sessionOf(answer: SessionResponse, merchant: string, fallback: Fallback): Session {
  const { token, userName, customerType, firstTimeLogin, merchantCode } = answer;
  return {
    token,
    merchantCode: parseText(merchantCode) || merchant,
    userName: parseText(userName) || fallback.userName,
    type: parseNumber(customerType) ?? fallback.type,
    firstTimeLogin: firstTimeLogin == null ? (fallback.firstTimeLogin ?? false) : parseFlag(firstTimeLogin),
  };
}

interface SessionStart {
  /** The password as it was typed, kept in memory (PSW-04). */
  readonly password?: string | null;
  /** Whether the session outlives the closing of the browser, as "Remember me" asks (SESS-14). Default: as the same member's before. */
  readonly remember?: boolean;
}

/** A new member is here: saves the session and tells everybody. */
export function startSession(
  { session, bus, config, storage }: LobbyContext,
  now: Session,
  { password = null, remember }: SessionStart = {},
): Session {
  const before = session.current();
  const isSame = before?.userName === now.userName;
  const isStored = remember ?? (isSame && storage.read(AUTO_LOGIN_KEY) === '1');
  // Nothing of the member before may be left to the one who comes now.
  if (before && !isSame) session.end();
  storage.write(AUTO_LOGIN_KEY, isStored ? '1' : '0');
  session.save(now);
  session.password = password;
  bus.fact('login', { session: now, lobby: config.name });
  return now;
}

/** The ticket in the refusal of a login that wants a code. */
export const ticketOf = (data: unknown): string | undefined => {
  const { ticket } = Object(data);
  return typeof ticket === 'string' ? ticket : undefined;
};
