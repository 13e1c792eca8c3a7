/** What the house gives a member: sign-in, rewards, and the use of the club's level (GIFT-01, GIFT-02, GIFT-04, GIFT-05). */
import { claimRewards, claimSignIn, clubUse, rewards, signInCalendar } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { languageOf } from '../http/asked.ts';
import { forMember, type Route } from '../http/routes.ts';
import { readClubUse } from '../service/rewards/club-use.ts';
import { claim, claimedRewards, openRewards } from '../service/rewards/rewards.ts';
import { claimDay, readCalendar } from '../service/rewards/sign-in.ts';
import { memberOnce } from './money/member-once.ts';

export interface RewardRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

export const rewardRoutes = ({ db, now }: RewardRoutesOptions): Route[] => [
  forMember(signInCalendar, async ({ query, session }) => ({
    value: await readCalendar(db, session, query.month, now()),
  })),
  memberOnce(claimSignIn, { db, now }, async ({ body, session }, trx) => claimDay(trx, session, body.day)),
  forMember(clubUse, async ({ query, session, exchange }) => ({
    value: await readClubUse(db, session, languageOf(query, exchange), now()),
  })),
  forMember(rewards, async ({ query, session, exchange }) => {
    const language = languageOf(query, exchange);
    const value =
      query.state === 'open'
        ? await openRewards(db, session, language, now())
        : await claimedRewards(db, session, query.cursor, language);
    return { value };
  }),
  memberOnce(claimRewards, { db, now }, async ({ body, session, exchange }, trx) => {
    return claim(trx, session, body.rewardIds.map(String), languageOf(body, exchange));
  }),
];
