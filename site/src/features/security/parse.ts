/** Parses the responses of the security requests; drops invalid values. */

import { parseFlag, parseNumber, parseText, type SecurityFacts } from 'lobbykit/domain';
import type { openSessions, ResponseOf, securityConfig, securityQuestions } from 'lobbykit/wire';

/** Security settings of an account. */
export interface SecurityStanding extends SecurityFacts {
  /** Masked email address; '' if not set. */
  readonly email: string;
  readonly mobile: string;
  readonly minQuestions: number;
  readonly maxQuestions: number;
  readonly cards: number;
  readonly maxCards: number;
  readonly payeeName: string;
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
  readonly changes: readonly ContactChange[];
}

/** Change of email or phone that has not taken effect yet (SAFE-02). */
export interface ContactChange {
  readonly kind: string;
  /** Masked new contact. */
  readonly to: string;
  /** Time at which the change takes effect, ms since 1970. */
  readonly changesAt: number;
}

export interface SecuritySession {
  readonly id: string;
  /** Type of device: `android-phone`, `android-tablet`, `iphone`, `ipad`, `windows`, `mac`, `linux` or `other`. */
  readonly device: string;
  /** Subnet of the IP address of the session; '' if unknown. */
  readonly place: string;
  /** Time of the last request, ms since 1970. */
  readonly lastTime: number;
  readonly isCurrent: boolean;
}

export interface SecurityQuestion {
  readonly id: string;
  readonly question: string;
}

export function parseStanding(value: ResponseOf<typeof securityConfig>['value']): SecurityStanding {
  const [email, mobile] = [parseText(value.email), parseText(value.mobileNum)];
  return {
    email,
    mobile,
    passwordTime: parseNumber(value.passwordTime) ?? null,
    hasPaymentPassword: parseFlag(value.hasPaymentPassword),
    hasEmail: email !== '',
    hasMobile: mobile !== '',
    hasQuestions: parseFlag(value.hasSecurityQuestions),
    hasSecondFactor: parseFlag(value.hasSecondFactor),
    recoveryCodes: parseNumber(value.recoveryCodes) ?? 0,
    minQuestions: parseNumber(value.minQuestions) ?? 2,
    maxQuestions: parseNumber(value.maxQuestions) ?? 3,
    cards: parseNumber(value.cards) ?? 0,
    maxCards: parseNumber(value.maxCards) ?? 5,
    payeeName: parseText(value.payeeName),
    changes: (value.contactChanges ?? []).map(({ kind, to, changesAt }) => ({
      kind: parseText(kind),
      to: parseText(to),
      changesAt: parseNumber(changesAt) ?? 0,
    })),
  };
}

export const parseSessions = (value: ResponseOf<typeof openSessions>['value']): SecuritySession[] =>
  value.map(({ sessionId, device, place, lastTime, isCurrent }) => ({
    id: String(sessionId),
    device: parseText(device) || 'other',
    place: parseText(place),
    lastTime: parseNumber(lastTime) ?? 0,
    isCurrent: parseFlag(isCurrent),
  }));

export const parseQuestions = (value: ResponseOf<typeof securityQuestions>['value']): SecurityQuestion[] =>
  value.map(({ id, question }) => ({ id: String(id), question: parseText(question) }));
