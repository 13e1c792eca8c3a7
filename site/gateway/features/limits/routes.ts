/** Routes of player limits and exclusions (LIMIT-01 to LIMIT-03). */
import { confirmLimitIncrease, playerLimits, setPlayerLimit, startExclusion } from 'lobbykit/wire';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { confirmIncrease, insertExclusion, limitStatusOf, type Owner, setLimit } from './service.ts';

export interface PlayerLimitRoutesOptions {
  readonly db: Database;
  readonly audit: Audit;
  /** Current time, ms since 1970. */
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

export const playerLimitRoutes = ({ db, audit, now }: PlayerLimitRoutesOptions): Route[] => [
  forMember(playerLimits, async ({ session }) => ({ value: await limitStatusOf(db, session.memberId, now()) })),
  forMember(setPlayerLimit, async call => {
    await db.transaction().execute(trx => setLimit(trx, ownerOf(call), call.body, audit));
    return { value: await limitStatusOf(db, call.session.memberId, now()) };
  }),
  forMember(confirmLimitIncrease, async call => {
    await db.transaction().execute(trx => confirmIncrease(trx, ownerOf(call), call.body, audit));
    return { value: await limitStatusOf(db, call.session.memberId, now()) };
  }),
  memberIdempotent(startExclusion, { db, now }, async (call, trx) => {
    await insertExclusion(trx, ownerOf(call), call.body.length, audit);
    return limitStatusOf(trx, call.session.memberId, now());
  }),
];
