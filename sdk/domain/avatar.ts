/** Pictures of members (MEMBER-01). */

/**
 * Address of an avatar: CUSTOM is one in full, STATIC a name on the picture server. null for neither. Views pass it
 * through `safeUrl('image')`. `cdn`: address of the picture server, with or without a slash at its end.
 */
export function avatarUrl(avatarType: string, avatar: string, cdn: string): string | null {
  if (avatar === '') return null;
  if (avatarType === 'CUSTOM') return avatar;
  if (avatarType !== 'STATIC') return null;
  return `${cdn.replace(/\/+$/, '')}/${encodeURIComponent(avatar)}.png`;
}
