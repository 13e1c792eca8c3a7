/** The address by which a member invites others (FRAME-12, REG-06). */

/** Opens the registration of this site with the member's code filled in. `origin`: of this site. */
export const inviteAddress = (origin: string, code: string): string =>
  `${origin}/m/register?${new URLSearchParams({ affiliateCode: code })}`;
