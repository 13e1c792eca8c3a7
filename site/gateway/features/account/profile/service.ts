/** Profile changes by members (EP-08), validated with the rules of the registration form. */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { localize } from '../../../platform/localized-text.ts';
import { isRight } from '../registration/patterns.ts';
import { readFields } from '../registration/repository.ts';
import { AVATARS } from './avatars.ts';

export type ProfileField = 'nickname' | 'email' | 'payeeName';

/** Matches invisible characters, which could make two names look alike or hide a part of a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Validates a profile field and returns its trimmed text. Throws ApiError `input.invalid`, with the field's error text
 * in `value.fields`.
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

/** Returns the name if it is a built-in avatar. Throws ApiError `input.invalid` otherwise. */
export function checkAvatar(icon: string): string {
  if (AVATARS.includes(icon)) return icon;
  throw invalid(`"icon" is not an avatar; allowed are ${AVATARS.join(', ')}`, 'icon');
}

export interface Avatar {
  readonly avatar: string;
  readonly avatarType: 'CUSTOM' | 'STATIC';
}

/** Returns the avatar of a member. Without a chosen avatar, the id determines a default (MEMBER-01, API-38). */
export function avatarOf({ id, avatar }: { readonly id: number; readonly avatar: string | null }): Avatar {
  if (avatar?.startsWith('https://')) return { avatar, avatarType: 'CUSTOM' };
  return { avatar: avatar ?? AVATARS[id % AVATARS.length]!, avatarType: 'STATIC' };
}

/** Masks `lan@example.com` as `l***@example.com`, which only the owner of the mailbox recognizes. */
export function maskEmail(email: string | null): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email === null || at < 1) return null;
  return `${[...email][0]}***${email.slice(at)}`;
}
