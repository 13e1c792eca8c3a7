/** Types of a caller: the session of a member, and what a call tells about its sender. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';
import type { RequestOrigin } from './device.ts';
import type { Exchange } from './exchange.ts';

/** Session of the member who calls. */
export interface MemberSession {
  readonly sessionId: number;
  readonly memberId: number;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  /** What an operator says of the member (SERV-07). */
  readonly labels: readonly string[];
  /** The password came from somebody else: the member has to choose a new one first. */
  readonly isPasswordDue: boolean;
  /** A renewal has replaced the token it was found by. */
  readonly isRetired: boolean;
}

/** Returns the session of a call and the CORS headers of its response. Throws ApiError 401, 403 or 409. */
export type RequireMember = (
  endpoint: Pick<Endpoint, 'auth' | 'name' | 'moduleId' | 'method' | 'once'>,
  exchange: Exchange,
) => Promise<{ session: MemberSession; headers: OutgoingHttpHeaders }>;

/** Sender of a call that starts a session. */
export interface Arriving extends RequestOrigin {
  /** Of the mail: VI. */
  readonly language: string;
}

/** The member who calls, for verifications and mails. */
export interface CallerMember {
  readonly memberId: number;
  readonly merchant: string;
  readonly address: string;
  /** Of mails: VI. */
  readonly language: string;
}
