/** Who is signed in, and what members say about themselves (EP-07, EP-08, EP-29, MEMBER-01). */
import { clubBenefit, memberInfo, playerAvatar, setEmail, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { askedLanguage } from '../http/asked.ts';
import { forMember, type Route } from '../http/routes.ts';
import { toClub } from '../service/club.ts';
import type { Postman } from '../service/outbox.ts';
import { avatarOf, checkAvatar, checkProfile, emailChanged, maskEmail } from '../service/profile.ts';
import { textIn } from '../service/register-form.ts';
import { readLevels } from '../store/club.ts';
import { readOwnCode } from '../store/invitations.ts';
import { readMember } from '../store/members.ts';
import { setPayeeName as keepPayeeName, setProfile } from '../store/profile.ts';

export interface ProfileRoutesOptions {
  readonly db: Database;
  readonly postman: Postman;
}

export const profileRoutes = ({ db, postman }: ProfileRoutesOptions): Route[] => [
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
        ...avatarOf(member),
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
  forMember(setEmail, async ({ body, session, exchange: { request } }) => {
    const email = await checkProfile(db, 'email', body.email, askedLanguage(request));
    const { email: before } = await readMember(db, session.memberId);
    await setProfile(db, session.memberId, { email });
    // Passwords are recovered by it: whoever lost the address to somebody else hears of it.
    postman.post(async () => (before === null || before === email ? null : emailChanged(before, session.userName)));
    return { value: {} };
  }),
  forMember(setPayeeName, async ({ body, session, exchange: { request } }) => {
    const payeeName = await checkProfile(db, 'payeeName', body.payeeName, askedLanguage(request));
    await keepPayeeName(db, session.memberId, payeeName);
    return { value: {} };
  }),
  forMember(playerAvatar, async ({ session }) => ({ value: avatarOf(await readMember(db, session.memberId)) })),
  forMember(clubBenefit, async ({ session, exchange: { request } }) => {
    const { club_label } = await readMember(db, session.memberId);
    return { value: toClub(await readLevels(db), club_label, askedLanguage(request)) };
  }),
];
