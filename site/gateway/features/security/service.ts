/** State of an account's security, and its active sessions (SAFE-01, SAFE-04). */
import { MAX_QUESTIONS, MIN_QUESTIONS } from 'lobbykit/domain';
import type { securityConfig } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { Database } from '../../platform/db/schema.ts';
import { readMember } from '../account/members-repository.ts';
import { openSessionsOf } from '../account/sessions/member-sessions-repository.ts';
import { MAX_CARDS } from '../withdrawals/cards.ts';
import { cardsOf } from '../withdrawals/cards-repository.ts';
import { contactChangesOf } from './contact-changes-repository.ts';
import { contactOf, maskContact } from './member-contact.ts';
import { answersOf } from './questions-repository.ts';
import { factorOf, recoveryCodesLeft } from './second-factors-repository.ts';

/** Returns pending changes of mail address and phone number in the format of API responses (SAFE-02). */
const changesOf = async (db: Database, memberId: number) =>
  (await contactChangesOf(db, memberId)).map(({ kind, value, dialing_code: dialingCode, due_at }) => ({
    kind,
    to: maskContact({ kind, value, dialingCode }),
    changesAt: due_at,
  }));

export async function securityStatusOf(
  db: Database,
  memberId: number,
): Promise<InferInput<typeof securityConfig.value>> {
  const member = await readMember(db, memberId);
  const cards = await cardsOf(db, memberId);
  return {
    email: maskContact(contactOf(member, 'email')),
    mobileNum: maskContact(contactOf(member, 'mobile')),
    passwordTime: member.password_hash === null ? null : (member.password_changed_at ?? member.created_at),
    hasPaymentPassword: member.payment_hash !== null,
    hasSecurityQuestions: (await answersOf(db, memberId)).length >= MIN_QUESTIONS,
    minQuestions: MIN_QUESTIONS,
    maxQuestions: MAX_QUESTIONS,
    hasBankCard: cards.length > 0,
    cards: cards.length,
    maxCards: MAX_CARDS,
    payeeName: member.profile.payeeName || null,
    hasSecondFactor: (await factorOf(db, memberId))?.enabled_at != null,
    recoveryCodes: await recoveryCodesLeft(db, memberId),
    contactChanges: await changesOf(db, memberId),
  };
}

/** Returns the active sessions in the format of API responses, the caller's session first. */
export async function sessionResponses(db: Database, memberId: number, current: number, now: number) {
  const sessions = await openSessionsOf(db, memberId, now);
  return sessions
    .map(({ id, device, block, created_at, seen_at }) => ({
      sessionId: id,
      device,
      place: block,
      loginTime: created_at,
      lastTime: seen_at,
      isCurrent: id === current,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
