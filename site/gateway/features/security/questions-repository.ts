/** Security questions of the operator, and the answers of members; no rules. */
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { SecurityAnswerTable, SecurityQuestionTable } from './tables.ts';

export type SecurityQuestion = Selectable<SecurityQuestionTable>;
export type SecurityAnswer = Selectable<SecurityAnswerTable>;

/** All questions in their order, also those that are off. */
export const readQuestions = (db: Database): Promise<SecurityQuestion[]> =>
  db.selectFrom('security_questions').selectAll().orderBy('position').execute();

/** What the member has answered, in the order of the questions. */
export const answersOf = (db: Database, memberId: number): Promise<SecurityAnswer[]> =>
  db
    .selectFrom('security_answers as a')
    .innerJoin('security_questions as q', 'q.code', 'a.question')
    .selectAll('a')
    .where('a.member_id', '=', memberId)
    .orderBy('q.position')
    .execute();

/** Puts these answers in the place of all that the member gave before. */
export async function replaceAnswers(trx: Trx, memberId: number, answers: readonly SecurityAnswer[]): Promise<void> {
  await trx.deleteFrom('security_answers').where('member_id', '=', memberId).execute();
  await trx.insertInto('security_answers').values(answers).execute();
}
