/** Security score of an account, and normalization of the answers to security questions (SAFE-01, SAFE-03). */
import { fold } from '../fold.ts';

/** Security checks, in the display order of the security center. */
export const SECURITY_CHECKS = ['password', 'withdrawal', 'email', 'mobile', 'questions', 'second'] as const;
/** One of `SECURITY_CHECKS`. */
export type SecurityCheck = (typeof SECURITY_CHECKS)[number];

/** Maximum age of a login password that passes the check, ms. */
export const PASSWORD_FRESH_MS = 365 * 86_400_000;

/** Security state of an account. */
export interface SecurityFacts {
  /** Time at which the login password was set, ms since 1970; null if the account has none. */
  readonly passwordTime: number | null;
  readonly hasPaymentPassword: boolean;
  readonly hasEmail: boolean;
  readonly hasMobile: boolean;
  readonly hasQuestions: boolean;
  readonly hasSecondFactor: boolean;
}

/** Security score of an account, and the recommended next step. */
export interface SecurityScore {
  readonly level: 'weak' | 'fair' | 'good' | 'strong';
  readonly set: ReadonlySet<SecurityCheck>;
  /** Missing check that improves security most; null if none is missing. */
  readonly next: SecurityCheck | null;
}

/** Security checks in the order of their effect on security, the most effective first. */
const BY_WORTH: readonly SecurityCheck[] = ['password', 'second', 'email', 'withdrawal', 'mobile', 'questions'];

/**
 * Computes the score: `strong` with five of six checks including the second factor, `good` with four, `fair` with two,
 * otherwise `weak`.
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

/** Normalizes an answer by removing case, spaces and accents. */
export const foldAnswer = (answer: string): string => fold(answer.normalize('NFKC')).replace(/\s+/g, '');

/** Minimum number of security questions that a member answers. */
export const MIN_QUESTIONS = 2;
/** Maximum number of security questions that a member answers. */
export const MAX_QUESTIONS = 3;
const SHORTEST_ANSWER = 2;

/**
 * Reason why answers are rejected. `count`: too few, too many or duplicate questions; `weak`: an empty or duplicate
 * answer.
 */
export type AnswersIssue = 'count' | 'weak';

/** Validates the answers to security questions; null if valid. */
export function checkAnswers(
  answers: readonly { readonly id: string; readonly answer: string }[],
): AnswersIssue | null {
  const ids = new Set(answers.map(({ id }) => id));
  if (ids.size !== answers.length || ids.size < MIN_QUESTIONS || ids.size > MAX_QUESTIONS) return 'count';
  const folded = answers.map(({ answer }) => foldAnswer(answer));
  return folded.some(one => one.length < SHORTEST_ANSWER) || new Set(folded).size < folded.length ? 'weak' : null;
}
