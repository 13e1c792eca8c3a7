/** Routes of the logged-in member's data and profile changes (EP-07, EP-08, EP-29, MEMBER-01). */
import { clubBenefit, memberInfo, playerAvatar, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import type { Database } from '../../../platform/db/schema.ts';
import { callerOf, requestedLanguage } from '../../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../../platform/http/route.ts';
import { localize } from '../../../platform/localized-text.ts';
import { findExclusion } from '../../limits/exclusions-repository.ts';
import { toVip } from '../../vip/levels.ts';
import { readLevels } from '../../vip/repository.ts';
import { readMember } from '../members-repository.ts';
import { readOwnCode } from '../registration/invitations-repository.ts';
import type { ProfileChanges } from './payee-name.ts';
import { setProfile } from './repository.ts';
import { avatarOf, checkAvatar, checkProfile, maskEmail } from './service.ts';

export interface ProfileRoutesOptions {
  readonly db: Database;
  readonly profile: ProfileChanges;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const profileRoutes = ({ db, profile, now }: ProfileRoutesOptions): Route[] => [
  forMember(memberInfo, async ({ session, exchange: { request } }) => {
    const member = await readMember(db, session.memberId);
    const pause = await findExclusion(db, member.id, now());
    const level = (await readLevels(db)).find(({ label }) => label === member.vip_level);
    const clubLabel = level
      ? { labelName: localize(level.names, requestedLanguage(request)), level: level.rank }
      : null;
    return {
      value: {
        account: member.user_name,
        nickname: member.nickname,
        type: member.type,
        clubLabel,
        memberLabel: [...(clubLabel ? [clubLabel.labelName] : []), ...member.labels].map(labelName => ({ labelName })),
        email: maskEmail(member.email),
        affiliateCode: await readOwnCode(db, member.id),
        break: pause && { endTime: pause.until },
      },
    };
  }),
  forMember(setNickname, async ({ body, session, exchange: { request } }) => {
    const nickname = await checkProfile(db, 'nickname', body.nickname, requestedLanguage(request));
    await setProfile(db, session.memberId, { nickname });
    return { value: {} };
  }),
  forMember(setIcon, async ({ body, session }) => {
    await setProfile(db, session.memberId, { avatar: checkAvatar(body.icon) });
    return { value: {} };
  }),
  forMember(setPayeeName, async call => {
    await profile.setPayeeName(callerOf(call), call.body.payeeName, call.body.password);
    return { value: {} };
  }),
  forMember(playerAvatar, async ({ session }) => ({ value: avatarOf(await readMember(db, session.memberId)) })),
  forMember(clubBenefit, async ({ session, exchange: { request } }) => {
    const { vip_level } = await readMember(db, session.memberId);
    return { value: toVip(await readLevels(db), vip_level, requestedLanguage(request)) };
  }),
];
