/**
 * Profile of a member: avatar, nickname, and payee name, each saved by a separate request (EP-08). A change of the
 * payee name requires the login password (S16).
 */
import { type Avatar, commonStore, type Lobby, type Member } from 'lobbykit';
import { checkField, errorsOf, type FieldErrors, type FieldSettings, type ShownField } from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { ERROR_CODES, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import { computed, type ReadableAtom } from 'nanostores';

/** Text input of the profile form. */
interface ProfileLine extends ShownField {
  readonly name: 'nickname' | 'payeeName';
}

type ProfileTexts = Readonly<Record<ProfileLine['name'], string>>;

const OPEN = { enabled: true, required: false, pattern: '', message: '' };

/**
 * Returns the nickname, and the payee name if the registration has this field. The gateway masks the payee name, so an
 * empty input keeps it unchanged; email and phone are changed in the security center (SAFE-02).
 */
export function profileLines(settings: FieldSettings): readonly ProfileLine[] {
  const line = (name: ProfileLine['name']): ProfileLine => ({
    name,
    required: name === 'nickname',
    setting: settings.get(name) ?? OPEN,
  });
  return [line('nickname'), ...(settings.get('payeeName')?.enabled ? [line('payeeName')] : [])];
}

/** Returns the validation errors by field; leading and trailing spaces are ignored. */
export const checkProfile = (lines: readonly ProfileLine[], values: ProfileTexts): FieldErrors =>
  errorsOf(Object.fromEntries(lines.map(line => [line.name, checkField(line, values[line.name].trim())])));

/** `avatar` is the name of the selected avatar; '' for an uploaded avatar or none. */
export type ProfileValues = ProfileTexts & { readonly avatar: string; readonly password: string };

export interface ProfileForm {
  readonly form: Form<ProfileValues>;
  /** Text inputs of the profile that the merchant has enabled. */
  readonly $lines: ReadableAtom<readonly ProfileLine[]>;
  /** True if the member must type the login password: the payee name was changed. */
  requiresPassword(values: ProfileValues): boolean;
}

type Source = Pick<Lobby, '$registerFields' | '$text' | 'refreshMember'> & Parameters<typeof commonStore>[0];

const NAMES = ['nickname', 'avatar', 'payeeName'] as const;

/** @param now current nickname and avatar of the member */
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
  const requiresPassword = (values: ProfileValues) => isChanged(values, 'payeeName');

  const form = createForm<ProfileValues>({
    initial,
    fields: values => [
      ...$lines.get().map(({ name }) => name),
      ...(requiresPassword(values) ? (['password'] as const) : []),
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
          // If a later request fails, a retry does not send this change again.
          saved = { ...saved, [name]: values[name] };
        }
      } finally {
        await Promise.all([lobby.refreshMember(), commonStore(lobby).refresh('avatar')]);
      }
    },
    errorFields: { [ERROR_CODES.passwordWrong]: 'password' },
    follows: [lobby.$text, $lines],
  });
  return { form, $lines, requiresPassword };
}
