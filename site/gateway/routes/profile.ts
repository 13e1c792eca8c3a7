/** The member who is signed in, and changes of the profile (EP-07, EP-08, EP-29, MEMBER-01). */
import { clubBenefit, memberInfo, playerAvatar, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { askedLanguage, askerOf } from '../http/asked.ts';
import { forMember, type Route } from '../http/routes.ts';
import { toClub } from '../service/account/club.ts';
import { avatarOf, checkAvatar, checkProfile, maskEmail } from '../service/account/profile.ts';
import type { ProfileChanges } from '../service/account/profile-changes.ts';
import { textIn } from '../service/text-in.ts';
import { readLevels } from '../store/account/club.ts';
import { readOwnCode } from '../store/account/invitations.ts';
import { readMember } from '../store/account/members.ts';
import { setProfile } from '../store/account/profile.ts';
import { findBreak } from '../store/own-limits/breaks.ts';

export interface ProfileRoutesOptions {
  readonly db: Database;
  readonly profile: ProfileChanges;
  /** ms since 1970 */
  readonly now: () => number;
}

export const profileRoutes = ({ db, profile, now }: ProfileRoutesOptions): Route[] => [
  forMember(memberInfo, async ({ session, exchange: { request } }) => {
    const member = await readMember(db, session.memberId);
    const pause = await findBreak(db, member.id, now());
    const level = (await readLevels(db)).find(({ label }) => label === member.club_label);
    const clubLabel = level ? { labelName: textIn(level.names, askedLanguage(request)), level: level.level } : null;
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
    const nickname = await checkProfile(db, 'nickname', body.nickname, askedLanguage(request));
    await setProfile(db, session.memberId, { nickname });
    return { value: {} };
  }),
  forMember(setIcon, async ({ body, session }) => {
    await setProfile(db, session.memberId, { avatar: checkAvatar(body.icon) });
    return { value: {} };
  }),
  forMember(setPayeeName, async call => {
    await profile.setPayeeName(askerOf(call), call.body.payeeName, call.body.password);
    return { value: {} };
  }),
  forMember(playerAvatar, async ({ session }) => ({ value: avatarOf(await readMember(db, session.memberId)) })),
  forMember(clubBenefit, async ({ session, exchange: { request } }) => {
    const { club_label } = await readMember(db, session.memberId);
    return { value: toClub(await readLevels(db), club_label, askedLanguage(request)) };
  }),
];
