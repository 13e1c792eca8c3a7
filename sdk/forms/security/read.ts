/** What a gateway says about the safety of an account, read leniently into what a page shows. */
import type { SafetyFacts } from '../../domain/account/security.ts';
import { readFlag, readNumber, readText } from '../../domain/read/read.ts';
import type { Answer } from '../../wire/endpoint.ts';
import type { openSessions, securityConfig, securityQuestions } from '../../wire/security.ts';

/** How an account stands. */
export interface SecurityStanding extends SafetyFacts {
  /** Masked, '' without one. */
  readonly email: string;
  readonly mobile: string;
  readonly leastQuestions: number;
  readonly mostQuestions: number;
  readonly cards: number;
  readonly mostCards: number;
  readonly payeeName: string;
  /** Recovery codes that were not used yet. */
  readonly recoveryCodes: number;
  readonly changes: readonly ContactChange[];
}

/** A change of mail or mobile that waits (SAFE-02). */
export interface ContactChange {
  readonly kind: string;
  /** Masked. */
  readonly to: string;
  /** When it counts, ms since 1970. */
  readonly changesAt: number;
}

export interface SecuritySession {
  readonly id: string;
  /** `android-phone`, `android-tablet`, `iphone`, `ipad`, `windows`, `mac`, `linux` or `other`. */
  readonly device: string;
  /** Block of addresses, '' where nobody knows. */
  readonly place: string;
  /** Last use, ms since 1970. */
  readonly lastTime: number;
  readonly isCurrent: boolean;
}

export interface SecurityQuestion {
  readonly id: string;
  readonly question: string;
}

export function readStanding(value: Answer<typeof securityConfig>['value']): SecurityStanding {
  const [email, mobile] = [readText(value.email), readText(value.mobileNum)];
  return {
    email,
    mobile,
    passwordTime: readNumber(value.passwordTime) ?? null,
    hasPaymentPassword: readFlag(value.hasPaymentPassword),
    hasEmail: email !== '',
    hasMobile: mobile !== '',
    hasQuestions: readFlag(value.hasSecurityQuestions),
    hasSecondFactor: readFlag(value.hasSecondFactor),
    recoveryCodes: readNumber(value.recoveryCodes) ?? 0,
    leastQuestions: readNumber(value.leastQuestions) ?? 2,
    mostQuestions: readNumber(value.mostQuestions) ?? 3,
    cards: readNumber(value.cards) ?? 0,
    mostCards: readNumber(value.mostCards) ?? 5,
    payeeName: readText(value.payeeName),
    changes: (value.contactChanges ?? []).map(({ kind, to, changesAt }) => ({
      kind: readText(kind),
      to: readText(to),
      changesAt: readNumber(changesAt) ?? 0,
    })),
  };
}

export const readSessions = (value: Answer<typeof openSessions>['value']): SecuritySession[] =>
  value.map(({ sessionId, device, place, lastTime, isCurrent }) => ({
    id: String(sessionId),
    device: readText(device) || 'other',
    place: readText(place),
    lastTime: readNumber(lastTime) ?? 0,
    isCurrent: readFlag(isCurrent),
  }));

export const readQuestions = (value: Answer<typeof securityQuestions>['value']): SecurityQuestion[] =>
  value.map(({ id, question }) => ({ id: String(id), question: readText(question) }));
