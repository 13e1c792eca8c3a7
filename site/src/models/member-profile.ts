/** The profile of a member: picture, nickname, e-mail and payee name, each changed by a call of its own (EP-08). */
import type { Lobby, Member } from 'lobbykit';
import { createForm, type Form } from 'lobbykit/forms';
import { setEmail, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import { computed, type ReadableAtom } from 'nanostores';
import { checkProfile, type ProfileLine, type ProfileTexts, profileLines } from '../rules/profile.ts';

/** `avatar`: name of the picture, '' for none or one from elsewhere. */
export type ProfileValues = ProfileTexts & { readonly avatar: string };

export interface ProfileForm {
  readonly form: Form<ProfileValues>;
  /** Fields the merchant has switched on. */
  readonly $lines: ReadableAtom<readonly ProfileLine[]>;
}

type Source = Pick<Lobby, '$registerFields' | '$text' | 'call' | 'refreshMember'>;

const NAMES = ['nickname', 'avatar', 'email', 'payeeName'] as const;

/** @param member as the profile stands now; its e-mail is masked, so that field starts empty */
export function createProfileForm(
  lobby: Source,
  member: Pick<Member, 'nickname' | 'avatar' | 'avatarType'>,
): ProfileForm {
  const $lines = computed(lobby.$registerFields, ({ data }) => profileLines(data ?? new Map()));
  const save = {
    nickname: (nickname: string) => lobby.call(setNickname, { body: { nickname } }),
    avatar: (icon: string) => lobby.call(setIcon, { body: { icon } }),
    email: (email: string) => lobby.call(setEmail, { body: { email } }),
    payeeName: (payeeName: string) => lobby.call(setPayeeName, { body: { payeeName } }),
  };
  const initial: ProfileValues = {
    nickname: member.nickname,
    avatar: member.avatarType === 'STATIC' ? member.avatar : '',
    email: '',
    payeeName: '',
  };
  let saved = initial;

  const form = createForm<ProfileValues>({
    initial,
    fields: () => $lines.get().map(({ name }) => name),
    check: values => checkProfile($lines.get(), values),
    trim: ['nickname', 'email', 'payeeName'],
    async send(values) {
      try {
        for (const name of NAMES) {
          const value = values[name];
          if (value === '' || value === saved[name]) continue;
          await save[name](value);
          // What is through is not sent again when a later call fails.
          saved = { ...saved, [name]: value };
        }
      } finally {
        await lobby.refreshMember();
      }
    },
    follows: [lobby.$text, $lines],
  });
  return { form, $lines };
}
