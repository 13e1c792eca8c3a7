/** Routes of a member's rewards: check-in, rewards, and usage of the VIP level (GIFT-01, GIFT-02, GIFT-04, GIFT-05). */
import { checkInCalendar, claimCheckIn, claimRewards, rewards, vipUsage } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { languageOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { readVipUsage } from '../vip/usage.ts';
import { claimDay, readCalendar } from './check-in.ts';
import { claim, claimedRewards, openRewards } from './service.ts';

export interface RewardRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const rewardRoutes = ({ db, now }: RewardRoutesOptions): Route[] => [
  forMember(checkInCalendar, async ({ query, session }) => ({
    value: await readCalendar(db, session, query.month, now()),
  })),
  memberIdempotent(claimCheckIn, { db, now }, async ({ body, session }, trx) => claimDay(trx, session, body.day)),
  forMember(vipUsage, async ({ query, session, exchange }) => ({
    value: await readVipUsage(db, session, languageOf(query, exchange), now()),
  })),
  forMember(rewards, async ({ query, session, exchange }) => {
    const language = languageOf(query, exchange);
    const value =
      query.state === 'open'
        ? await openRewards(db, session, language, now())
        : await claimedRewards(db, session, query.cursor, language);
    return { value };
  }),
  memberIdempotent(claimRewards, { db, now }, async ({ body, session, exchange }, trx) => {
    return claim(trx, session, body.rewardIds.map(String), languageOf(body, exchange));
  }),
];
