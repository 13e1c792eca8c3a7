/** Queries of security questions and members' answers. */
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { SecurityAnswerTable, SecurityQuestionTable } from './tables.ts';

export type SecurityQuestion = Selectable<SecurityQuestionTable>;
export type SecurityAnswer = Selectable<SecurityAnswerTable>;

/** Returns all questions in display order, including disabled ones. */
export const readQuestions = (db: Database): Promise<SecurityQuestion[]> =>
  db.selectFrom('security_questions').selectAll().orderBy('position').execute();

/** Returns the member's answers in the order of the questions. */
export const answersOf = (db: Database, memberId: number): Promise<SecurityAnswer[]> =>
  db
    .selectFrom('security_answers as a')
    .innerJoin('security_questions as q', 'q.code', 'a.question')
    .selectAll('a')
    .where('a.member_id', '=', memberId)
    .orderBy('q.position')
    .execute();

/** Replaces all answers of a member. */
export async function replaceAnswers(trx: Trx, memberId: number, answers: readonly SecurityAnswer[]): Promise<void> {
  await trx.deleteFrom('security_answers').where('member_id', '=', memberId).execute();
  await trx.insertInto('security_answers').values(answers).execute();
}
