/**
 * The profile of a member: picture, nickname and payee name, each changed by a call of its own (EP-08). The payee name wants the password,
 * which is asked for when it is typed (S16).
 */
import { type Avatar, commonStore, type Lobby, type Member } from 'lobbykit';
import { checkField, errorsOf, type FieldErrors, type FieldSettings, type ShownField } from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { ERROR_CODES, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import { computed, type ReadableAtom } from 'nanostores';

/** A line of text in the profile. */
interface ProfileLine extends ShownField {
  readonly name: 'nickname' | 'payeeName';
}

type ProfileTexts = Readonly<Record<ProfileLine['name'], string>>;

const OPEN = { enabled: true, required: false, pattern: '', message: '' };

/**
 * The nickname always; the payee name where the merchant asks for it at the registration. The page does not know it whole: left empty it
 * stays as it is. Mail and mobile are bound in the security center (SAFE-02).
 */
export function profileLines(settings: FieldSettings): readonly ProfileLine[] {
  const line = (name: ProfileLine['name']): ProfileLine => ({
    name,
    required: name === 'nickname',
    setting: settings.get(name) ?? OPEN,
  });
  return [line('nickname'), ...(settings.get('payeeName')?.enabled ? [line('payeeName')] : [])];
}

/** Errors by field; blanks around a value do not count. */
export const checkProfile = (lines: readonly ProfileLine[], values: ProfileTexts): FieldErrors =>
  errorsOf(Object.fromEntries(lines.map(line => [line.name, checkField(line, values[line.name].trim())])));

/** `avatar`: name of the picture, '' for none or one from elsewhere. */
export type ProfileValues = ProfileTexts & { readonly avatar: string; readonly password: string };

export interface ProfileForm {
  readonly form: Form<ProfileValues>;
  /** Fields the merchant has switched on. */
  readonly $lines: ReadableAtom<readonly ProfileLine[]>;
  /** Do these values change what wants the password? */
  asksPassword(values: ProfileValues): boolean;
}

type Source = Pick<Lobby, '$registerFields' | '$text' | 'refreshMember'> & Parameters<typeof commonStore>[0];

const NAMES = ['nickname', 'avatar', 'payeeName'] as const;

/** @param now how the profile stands */
export function createProfileForm(lobby: Source, now: Pick<Member, 'nickname'> & Partial<Avatar>): ProfileForm {
  const $lines = computed(lobby.$registerFields, ({ data }) => profileLines(data ?? new Map()));
  const save = {
    nickname: (nickname: string) => lobby.call(setNickname, { body: { nickname } }),
    avatar: (icon: string) => lobby.call(setIcon, { body: { icon } }),
    payeeName: (payeeName: string, password: string) => lobby.call(setPayeeName, { body: { payeeName, password } }),
  };
  const initial: ProfileValues = {
    nickname: now.nickname,
    avatar: now.avatarType === 'STATIC' ? (now.avatar ?? '') : '',
    payeeName: '',
    password: '',
  };
  let saved = initial;
  const isChanged = (values: ProfileValues, name: (typeof NAMES)[number]) => {
    const value = values[name].trim();
    return value !== '' && value !== saved[name];
  };
  const asksPassword = (values: ProfileValues) => isChanged(values, 'payeeName');

  const form = createForm<ProfileValues>({
    initial,
    fields: values => [
      ...$lines.get().map(({ name }) => name),
      ...(asksPassword(values) ? (['password'] as const) : []),
    ],
    check: values => ({
      ...checkProfile($lines.get(), values),
      ...(values.password === '' && { password: { key: 'field.enter-password' } }),
    }),
    trim: ['nickname', 'payeeName'],
    async send(values) {
      try {
        for (const name of NAMES) {
          if (!isChanged(values, name)) continue;
          await save[name](values[name], values.password);
          // A change that has succeeded is not sent again when a later call fails.
          saved = { ...saved, [name]: values[name] };
        }
      } finally {
        await Promise.all([lobby.refreshMember(), commonStore(lobby).refresh('avatar')]);
      }
    },
    errorFields: { [ERROR_CODES.passwordWrong]: 'password' },
    follows: [lobby.$text, $lines],
  });
  return { form, $lines, asksPassword };
}
