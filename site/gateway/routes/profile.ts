/** Who is signed in, and what members say about themselves (EP-07, EP-08, EP-29, MEMBER-01). */
import { clubBenefit, memberInfo, playerAvatar, setEmail, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { askedLanguage } from '../http/asked.ts';
import { forMember, type MemberCall, type Route } from '../http/routes.ts';
import { toClub } from '../service/club.ts';
import { avatarOf, checkAvatar, checkProfile, maskEmail } from '../service/profile.ts';
import type { Asking, ProfileChanges } from '../service/profile-changes.ts';
import { textIn } from '../service/register-form.ts';
import { readLevels } from '../store/club.ts';
import { readOwnCode } from '../store/invitations.ts';
import { readMember } from '../store/members.ts';
import { setProfile } from '../store/profile.ts';

export interface ProfileRoutesOptions {
  readonly db: Database;
  readonly profile: ProfileChanges;
}

export const profileRoutes = ({ db, profile }: ProfileRoutesOptions): Route[] => [
  forMember(memberInfo, async ({ session, exchange: { request } }) => {
    const member = await readMember(db, session.memberId);
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
  forMember(setEmail, async call => {
    await profile.setEmail(call.body.email, asking(call));
    return { value: {} };
  }),
  forMember(setPayeeName, async call => {
    await profile.setPayeeName(call.body.payeeName, asking(call));
    return { value: {} };
  }),
  forMember(playerAvatar, async ({ session }) => ({ value: avatarOf(await readMember(db, session.memberId)) })),
  forMember(clubBenefit, async ({ session, exchange: { request } }) => {
    const { club_label } = await readMember(db, session.memberId);
    return { value: toClub(await readLevels(db), club_label, askedLanguage(request)) };
  }),
];

const asking = ({
  body,
  session,
  exchange: { request, address },
}: MemberCall<typeof setEmail> | MemberCall<typeof setPayeeName>): Asking => ({
  memberId: session.memberId,
  merchant: session.merchantCode,
  address,
  password: body.password,
  language: askedLanguage(request),
});
