/**
 * Security questions (SAFE-03). A normalized answer is stored as a slow hash of an HMAC. The key of the HMAC is outside
 * of the database, because answers are easily guessed: a copy of the database alone does not allow guessing.
 */
import { checkAnswers, foldAnswer, MAX_QUESTIONS, MIN_QUESTIONS } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Mailer } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import { type Attempts, memberKey } from '../account/login/attempts.ts';
import { readMember } from '../account/members-repository.ts';
import type { Passwords } from '../account/passwords/hashing.ts';
import type { LoginVerification } from './login-verification.ts';
import { notifySecurityEvent } from './notifications.ts';
import { answersOf, readQuestions, replaceAnswers, type SecurityAnswer } from './questions-repository.ts';

const KIND = 'security answer';

export interface QuestionsOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly fields: Fields;
  readonly mailer: Mailer;
  readonly verifyLogin: LoginVerification;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/** Answer as entered by the member. */
export interface EnteredAnswer {
  readonly id: string | number;
  readonly answer: string;
}

export interface Questions {
  /**
   * Replaces all answers of the member. Throws ApiError: `questions.*`, `question.unknown`, `password.wrong`,
   * `login.locked`.
   */
  save(caller: CallerMember, answers: readonly EnteredAnswer[], password: string): Promise<void>;
  /**
   * Verifies the member's answers. Throws ApiError `answers.wrong` unless all are correct, `login.locked` after ten
   * failures.
   */
  verify(caller: CallerMember, answers: readonly EnteredAnswer[]): Promise<void>;
}

export function createQuestions(options: QuestionsOptions): Questions {
  const { db, passwords, attempts, audit, fields, mailer, verifyLogin, now } = options;

  const hash = async (answer: string): Promise<string> => {
    const { id, text } = fields.pepper(KIND, foldAnswer(answer));
    return `${id}.${await passwords.hash(text)}`;
  };
  const isRight = async (answer: string, { answer_hash }: SecurityAnswer): Promise<boolean> => {
    const at = answer_hash.indexOf('.');
    const text = fields.pepperUnder(answer_hash.slice(0, at), KIND, foldAnswer(answer));
    return text !== null && (await passwords.verify(text, answer_hash.slice(at + 1))).right;
  };

  return {
    async save(caller, answers, password) {
      const { memberId, merchant, address, language } = caller;
      const normalized = answers.map(({ id, answer }) => ({ id: String(id), answer }));
      const issue = checkAnswers(normalized);
      if (issue) throw answersRejected(issue);
      const offered = new Set((await readQuestions(db)).filter(({ enabled }) => enabled).map(({ code }) => code));
      if (normalized.some(({ id }) => !offered.has(id))) throw questionUnknown();
      await verifyLogin(caller, password);
      const rows: SecurityAnswer[] = [];
      for (const { id, answer } of normalized) {
        rows.push({ member_id: memberId, question: id, answer_hash: await hash(answer), set_at: now() });
      }
      const mail = await db.transaction().execute(async trx => {
        await replaceAnswers(trx, memberId, rows);
        const notification = await notifySecurityEvent(trx, { memberId, event: 'questions-set', now: now(), language });
        await audit.note(trx, { kind: 'security-questions-set', merchant, memberId, address });
        return notification;
      });
      mailer.post(async () => mail);
    },
    async verify({ memberId, merchant, address }, answers) {
      const stored = await answersOf(db, memberId);
      const typed = new Map(answers.map(({ id, answer }) => [String(id), answer]));
      // Wrong answers and wrong passwords share one counter, so that the questions grant no further attempts.
      const proven = await attempts.guard(memberKey(memberId), async () => {
        const judged: boolean[] = [];
        for (const row of stored) judged.push(await isRight(typed.get(row.question) ?? '', row));
        return stored.length >= MIN_QUESTIONS && judged.every(Boolean) ? true : null;
      });
      if (proven) return;
      await audit.noteTry({ kind: 'security-answer-wrong', merchant, memberId, address }, memberKey(memberId));
      throw new ApiError(ERROR_CODES.answersWrong, 'These are not the answers of the member.');
    },
  };
}

/** Returns the questions that members can choose, in the format of API responses. */
export const availableQuestions = async (db: Database, language: string) =>
  (await readQuestions(db))
    .filter(({ enabled }) => enabled)
    .map(({ code, names }) => ({ id: code, question: localize(names, language) }));

/** Returns the questions that a member has answered, without the answers. */
export async function chosenQuestions(db: Database, memberId: number, language: string) {
  const { id } = await readMember(db, memberId);
  const names = new Map((await readQuestions(db)).map(question => [question.code, question.names]));
  return (await answersOf(db, id)).map(({ question }) => ({
    id: question,
    question: localize(names.get(question) ?? { EN: question }, language),
  }));
}

const answersRejected = (issue: 'count' | 'weak') =>
  issue === 'count'
    ? new ApiError(
        ERROR_CODES.questionsCount,
        `"answers" are to ${MIN_QUESTIONS} to ${MAX_QUESTIONS} different questions.`,
        { value: { min: MIN_QUESTIONS, max: MAX_QUESTIONS } },
      )
    : new ApiError(ERROR_CODES.questionsWeak, 'Each answer has two letters at least and differs from the others.');

const questionUnknown = () =>
  new ApiError(ERROR_CODES.questionUnknown, 'A question is not one of the offered questions.');
