/** From an answer that brings a token to a session (LOGIN-16, LOGIN-17, SESS-02). */
import { readFlag, readNumber, readText } from '../domain/read.ts';
import type { Session } from '../types.ts';
import type { AccountParts } from './account-parts.ts';

/** What login, renewal, free play and registration answer. */
interface SessionAnswer {
  readonly token: string;
  readonly userName?: string | number | null;
  readonly customerType?: string | number | null;
  readonly firstTimeLogin?: boolean | number | string | null;
  readonly merchantCode?: string | number | null;
}

/** What stands where the answer says nothing. */
type Fallback = Omit<Session, 'token' | 'merchantCode'>;

export function sessionOf(answer: SessionAnswer, merchant: string, fallback: Fallback): Session {
  const { token, userName, customerType, firstTimeLogin, merchantCode } = answer;
  return {
    token,
    merchantCode: readText(merchantCode) || merchant,
    userName: readText(userName) || fallback.userName,
    type: readNumber(customerType) ?? fallback.type,
    firstTimeLogin: firstTimeLogin == null ? (fallback.firstTimeLogin ?? false) : readFlag(firstTimeLogin),
  };
}

/** A new member is here: saves the session and tells everybody. `password`: what was typed, kept in memory (PSW-04). */
export function beginSession({ session, bus, config }: AccountParts, now: Session, password: string | null): Session {
  // Nothing of the member before may be left to the one who comes now.
  if (session.current() && session.current()?.userName !== now.userName) session.end();
  session.save(now);
  session.password = password;
  bus.fact('login', { session: now, lobby: config.name });
  return now;
}
