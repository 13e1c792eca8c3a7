/** Limits and breaks that members set for themselves (LIMIT-01 to LIMIT-03). */
import { answerLimitRaise, ownLimits, setOwnLimit, takeBreak } from 'lobbykit/wire';
import type { Database } from '../../db/schema/schema.ts';
import type { Exchange } from '../../http/exchange.ts';
import { forMember, type Route } from '../../http/routes.ts';
import type { Audit } from '../../service/audit.ts';
import { answerRaise, beginBreak, type Owner, setLimit, standingOf } from '../../service/own-limits/own-limits.ts';
import type { MemberSession } from '../../store/account/sessions.ts';
import { memberOnce } from './member-once.ts';

export interface OwnLimitRoutesOptions {
  readonly db: Database;
  readonly audit: Audit;
  /** ms since 1970 */
  readonly now: () => number;
}

interface Called {
  readonly session: MemberSession;
  readonly exchange: Exchange;
}

const ownerOf = ({ session, exchange }: Called): Owner => ({
  memberId: session.memberId,
  merchant: session.merchantCode,
  address: exchange.address,
});

export const ownLimitRoutes = ({ db, audit, now }: OwnLimitRoutesOptions): Route[] => [
  forMember(ownLimits, async ({ session }) => ({ value: await standingOf(db, session.memberId, now()) })),
  forMember(setOwnLimit, async call => {
    await db.transaction().execute(trx => setLimit(trx, ownerOf(call), call.body, audit));
    return { value: await standingOf(db, call.session.memberId, now()) };
  }),
  forMember(answerLimitRaise, async call => {
    await db.transaction().execute(trx => answerRaise(trx, ownerOf(call), call.body, audit));
    return { value: await standingOf(db, call.session.memberId, now()) };
  }),
  memberOnce(takeBreak, { db, now }, async (call, trx) => {
    await beginBreak(trx, ownerOf(call), call.body.length, audit);
    return standingOf(trx, call.session.memberId, now());
  }),
];
