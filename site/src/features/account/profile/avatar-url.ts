/** Returns the URL of a member's avatar (MEMBER-01). */

/** Valid avatar names. Other characters, such as `/` or `.`, could point to another directory or server (S9). */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Returns the URL of an avatar: a full URL for type CUSTOM, a file on the image server for STATIC, null for other types
 * and invalid names. Components pass the URL through `safeUrl('image')` and show a default icon for null.
 * @param cdn URL of the image server, with or without a trailing slash
 */
export function avatarUrl(avatarType: string, avatar: string, cdn: string): string | null {
  if (avatar === '') return null;
  if (avatarType === 'CUSTOM') return avatar;
  if (avatarType !== 'STATIC' || !NAME.test(avatar)) return null;
  return `${cdn.replace(/\/+$/, '')}/${avatar}.png`;
}
