/** How safe an account is, and the normal form of an answer to a security question (SAFE-01, SAFE-03). */
import { fold } from '../fold.ts';

/** What makes an account safe, in the order in which the security center shows them. */
export const SECURITY_CHECKS = ['password', 'withdrawal', 'email', 'mobile', 'questions', 'second'] as const;
/** One of the six. */
export type SecurityCheck = (typeof SECURITY_CHECKS)[number];

/** A password counts while it is no older than this, ms. */
export const PASSWORD_FRESH_MS = 365 * 86_400_000;

/** What is known of an account. */
export interface SecurityFacts {
  /** When the login's password was chosen, ms since 1970; null without one. */
  readonly passwordTime: number | null;
  readonly hasPaymentPassword: boolean;
  readonly hasEmail: boolean;
  readonly hasMobile: boolean;
  readonly hasQuestions: boolean;
  readonly hasSecondFactor: boolean;
}

/** How safe it is. */
export interface SecurityScore {
  readonly level: 'weak' | 'fair' | 'good' | 'strong';
  readonly set: ReadonlySet<SecurityCheck>;
  /** What would help most now; null where nothing is missing. */
  readonly next: SecurityCheck | null;
}

/** What helps most comes first. */
const BY_WORTH: readonly SecurityCheck[] = ['password', 'second', 'email', 'withdrawal', 'mobile', 'questions'];

/**
 * How safe an account is: strong with five of the six, of which the second factor is one, good with four, fair with two.
 * @param now ms since 1970
 */
export function securityScore(facts: SecurityFacts, now: number): SecurityScore {
  const { passwordTime } = facts;
  const has: Readonly<Record<SecurityCheck, boolean>> = {
    password: passwordTime !== null && now - passwordTime <= PASSWORD_FRESH_MS,
    withdrawal: facts.hasPaymentPassword,
    email: facts.hasEmail,
    mobile: facts.hasMobile,
    questions: facts.hasQuestions,
    second: facts.hasSecondFactor,
  };
  const set = new Set(SECURITY_CHECKS.filter(part => has[part]));
  const level = set.size >= 5 && has.second ? 'strong' : set.size >= 4 ? 'good' : set.size >= 2 ? 'fair' : 'weak';
  return { level, set, next: BY_WORTH.find(part => !has[part]) ?? null };
}

/** An answer without what people write differently from one day to the next: case, spaces, accents. */
export const foldAnswer = (answer: string): string => fold(answer.normalize('NFKC')).replace(/\s+/g, '');

/** How many questions a member answers at least. */
export const MIN_QUESTIONS = 2;
/** How many questions a member answers at most. */
export const MAX_QUESTIONS = 3;
const SHORTEST_ANSWER = 2;

/** Why answers may not be kept: `count` too few, too many or one question twice; `weak` one says nothing, or the same as another. */
export type AnswersIssue = 'count' | 'weak';

/** Why these answers may not be kept, by the id of each question; null when they may. */
export function checkAnswers(given: readonly { readonly id: string; readonly answer: string }[]): AnswersIssue | null {
  const ids = new Set(given.map(({ id }) => id));
  if (ids.size !== given.length || ids.size < MIN_QUESTIONS || ids.size > MAX_QUESTIONS) return 'count';
  const folded = given.map(({ answer }) => foldAnswer(answer));
  return folded.some(one => one.length < SHORTEST_ANSWER) || new Set(folded).size < folded.length ? 'weak' : null;
}
