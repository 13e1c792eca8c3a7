/** Types of a caller: the session of a member, and the sender of a call. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';
import type { RequestOrigin } from './device.ts';
import type { Exchange } from './exchange.ts';

/** Session of the calling member. */
export interface MemberSession {
  readonly sessionId: number;
  readonly memberId: number;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  /** Labels that an operator assigned to the member (SERV-07). */
  readonly labels: readonly string[];
  /** True if the member must replace a password that was set by another person. */
  readonly isPasswordDue: boolean;
  /** True if the token was rotated. */
  readonly isRetired: boolean;
}

/** Returns the session of a call and the CORS headers of its response. Throws ApiError 401, 403 or 409. */
export type RequireMember = (
  endpoint: Pick<Endpoint, 'auth' | 'name' | 'moduleId' | 'method' | 'once'>,
  exchange: Exchange,
) => Promise<{ session: MemberSession; headers: OutgoingHttpHeaders }>;

/** Sender of a call that starts a session. */
export interface Arriving extends RequestOrigin {
  /** Language of mails: VI. */
  readonly language: string;
}

/** The calling member, for verifications and mails. */
export interface CallerMember {
  readonly memberId: number;
  readonly merchant: string;
  readonly address: string;
  /** Language of mails: VI. */
  readonly language: string;
}
