/** Types for the session of a member, and for the sender of a request. */
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
  /** Labels that an operator has assigned to the member (SERV-07). */
  readonly labels: readonly string[];
  /** True if another person has set the password, so that the member must change it first. */
  readonly isPasswordDue: boolean;
  /** True if a renewal has replaced the token. */
  readonly isRetired: boolean;
}

/** Returns the session of a request, and the CORS headers of its response. Throws ApiError 401, 403 or 409. */
export type RequireMember = (
  endpoint: Pick<Endpoint, 'auth' | 'name' | 'moduleId' | 'method' | 'once'>,
  exchange: Exchange,
) => Promise<{ session: MemberSession; headers: OutgoingHttpHeaders }>;

/** Sender of a request that starts a session. */
export interface Arriving extends RequestOrigin {
  /** Language code of mails, such as VI. */
  readonly language: string;
}

/** Calling member, with the data that verifications and mails need. */
export interface CallerMember {
  readonly memberId: number;
  readonly merchant: string;
  readonly address: string;
  /** Language code of mails, such as VI. */
  readonly language: string;
}
