/** Pictures of members (MEMBER-01). */

/** Anything else could lead out of the folder of avatars, or to another server (S9). */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Address of an avatar: CUSTOM is one in full, STATIC a name on the picture server. null for neither, and for what is no
 * name: the view then shows its own picture. Views pass it through `safeUrl('image')`. `cdn`: address of the picture
 * server, with or without a slash at its end.
 */
export function avatarUrl(avatarType: string, avatar: string, cdn: string): string | null {
  if (avatar === '') return null;
  if (avatarType === 'CUSTOM') return avatar;
  if (avatarType !== 'STATIC' || !NAME.test(avatar)) return null;
  return `${cdn.replace(/\/+$/, '')}/${avatar}.png`;
}
