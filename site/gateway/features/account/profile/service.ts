/** Profile changes by members (EP-08), validated as in the registration form. */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { localize } from '../../../platform/localized-text.ts';
import { isRight } from '../registration/patterns.ts';
import { readFields } from '../registration/repository.ts';
import { AVATARS } from './avatars.ts';

export type ProfileField = 'nickname' | 'email' | 'payeeName';

/** Invisible characters could make two names look alike, or hide a part of a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Returns the trimmed text of a field. Throws ApiError `input.invalid` with the field's message in `language`, in
 * `value.fields`.
 */
export async function checkProfile(
  db: Database,
  field: ProfileField,
  input: string,
  language: string,
): Promise<string> {
  const value = input.trim();
  const row = (await readFields(db)).find(({ name }) => name === field);
  if (value !== '' && !HIDDEN.test(value) && (!row || (await isRight(row.pattern, value)))) return value;
  const message = row ? localize(row.messages, language) : 'wrong';
  throw new ApiError(ERROR_CODES.inputInvalid, `"${field}" is not as the settings want it.`, {
    value: { fields: { [field]: message } },
  });
}

/** Validates the name of an avatar. Throws ApiError `input.invalid` if no avatar has this name. */
export function checkAvatar(icon: string): string {
  if (AVATARS.includes(icon)) return icon;
  throw invalid(`"icon" is not an avatar; allowed are ${AVATARS.join(', ')}`, 'icon');
}

export interface Avatar {
  readonly avatar: string;
  readonly avatarType: 'CUSTOM' | 'STATIC';
}

/** Returns the avatar of a member; the id determines the default avatar (MEMBER-01, API-38). */
export function avatarOf({ id, avatar }: { readonly id: number; readonly avatar: string | null }): Avatar {
  if (avatar?.startsWith('https://')) return { avatar, avatarType: 'CUSTOM' };
  return { avatar: avatar ?? AVATARS[id % AVATARS.length]!, avatarType: 'STATIC' };
}

/** Masks `lan@example.com` as `l***@example.com`: recognizable for its owner only. */
export function maskEmail(email: string | null): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email === null || at < 1) return null;
  return `${[...email][0]}***${email.slice(at)}`;
}
