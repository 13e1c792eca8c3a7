/** Start of a session from a response with a token (LOGIN-16, LOGIN-17, SESS-02). */
import { parseFlag, parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import type { Session } from '../types.ts';
import { AUTO_LOGIN_KEY } from './session.ts';

/** Fields of a session in the responses of login, renewal, trial and registration. */
export interface SessionResponse {
  readonly token: string;
  readonly userName?: string | number | null;
  readonly customerType?: string | number | null;
  readonly firstTimeLogin?: boolean | number | string | null;
  readonly merchantCode?: string | number | null;
}

/** Defaults for fields that are missing in the response. */
type Fallback = Omit<Session, 'token' | 'merchantCode'>;

export function sessionOf(response: SessionResponse, merchant: string, fallback: Fallback): Session {
  const { token, userName, customerType, firstTimeLogin, merchantCode } = response;
  return {
    token,
    merchantCode: parseText(merchantCode) || merchant,
    userName: parseText(userName) || fallback.userName,
    type: parseNumber(customerType) ?? fallback.type,
    firstTimeLogin: firstTimeLogin == null ? (fallback.firstTimeLogin ?? false) : parseFlag(firstTimeLogin),
  };
}

interface SessionStart {
  /** Password as the member typed it, kept in memory (PSW-04). */
  readonly password?: string | null;
  /**
   * True keeps the session after the browser is closed ("Remember me", SESS-14). Default: the member's previous
   * setting.
   */
  readonly remember?: boolean;
}

/** Saves the session of a new member and notifies listeners. */
export function startSession(
  { session, bus, config, storage }: LobbyContext,
  now: Session,
  { password = null, remember }: SessionStart = {},
): Session {
  const before = session.current();
  const isSame = before?.userName === now.userName;
  const isStored = remember ?? (isSame && storage.read(AUTO_LOGIN_KEY) === '1');
  // Data of the previous member are removed.
  if (before && !isSame) session.end();
  storage.write(AUTO_LOGIN_KEY, isStored ? '1' : '0');
  session.save(now);
  session.password = password;
  bus.fact('login', { session: now, lobby: config.name });
  return now;
}

/** Returns the ticket in the error of a login that requires a second-factor code. */
export const ticketOf = (data: unknown): string | undefined => {
  const { ticket } = Object(data);
  return typeof ticket === 'string' ? ticket : undefined;
};
