/** Changes of the profile by members (EP-08), by the rules of the registration form. */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { localize } from '../../../platform/localized-text.ts';
import { isRight } from '../registration/patterns.ts';
import { readFields } from '../registration/repository.ts';
import { AVATARS } from './avatars.ts';

export type ProfileField = 'nickname' | 'email' | 'payeeName';

/** Invisible signs: they could make one name look like another, or hide a part of it. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * The text typed into a field, without blanks around it. Throws ApiError `input.invalid` with the field's own message in
 * `language`, in `value.fields`.
 */
export async function checkProfile(
  db: Database,
  field: ProfileField,
  given: string,
  language: string,
): Promise<string> {
  const value = given.trim();
  const row = (await readFields(db)).find(({ name }) => name === field);
  if (value !== '' && !HIDDEN.test(value) && (!row || (await isRight(row.pattern, value)))) return value;
  const message = row ? localize(row.messages, language) : 'wrong';
  throw new ApiError(ERROR_CODES.inputInvalid, `"${field}" is not as the settings want it.`, {
    value: { fields: { [field]: message } },
  });
}

/** The name of a picture that is offered. Throws ApiError `input.invalid` for any other. */
export function checkAvatar(icon: string): string {
  if (AVATARS.includes(icon)) return icon;
  throw invalid(`"icon" is none of the avatars; allowed are ${AVATARS.join(', ')}`, 'icon');
}

export interface Avatar {
  readonly avatar: string;
  readonly avatarType: 'CUSTOM' | 'STATIC';
}

/** The picture of a member, who has one without having chosen (MEMBER-01, API-38). */
export function avatarOf({ id, avatar }: { readonly id: number; readonly avatar: string | null }): Avatar {
  if (avatar?.startsWith('https://')) return { avatar, avatarType: 'CUSTOM' };
  return { avatar: avatar ?? AVATARS[id % AVATARS.length]!, avatarType: 'STATIC' };
}

/** `lan@example.com` as `l***@example.com`: enough to know one's own by, of no use to who looks over the shoulder. */
export function maskEmail(email: string | null): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email === null || at < 1) return null;
  return `${[...email][0]}***${email.slice(at)}`;
}
