/** Shares the address of an invitation through the device's share dialog or the clipboard (FRAME-12, REG-06). */

/** Returns the registration address at `origin` with the member's code prefilled. */
export const inviteAddress = (origin: string, code: string): string =>
  `${origin}/m/register?${new URLSearchParams({ affiliateCode: code })}`;

/** Sharing functions of a device. */
export interface InviteDevice {
  /** Null if the browser has no share dialog. */
  readonly share: ((data: { readonly text: string; readonly url: string }) => Promise<void>) | null;
  /** Rejects if the browser denies access: plain http, or a frame without the permission. */
  readonly copy: (text: string) => Promise<void>;
}

/**
 * `select`: sharing and copying failed, so the address is selected for manual copying. `dismissed`: the reader closed
 * the share dialog.
 */
export type InviteOutcome = 'shared' | 'copied' | 'select' | 'dismissed';

export const pageDevice = (): InviteDevice => ({
  share: typeof navigator.share === 'function' ? data => navigator.share(data) : null,
  copy: async text => navigator.clipboard.writeText(text),
});

export const copyText = ({ copy }: Pick<InviteDevice, 'copy'>, text: string): Promise<InviteOutcome> =>
  copy(text).then(
    () => 'copied',
    () => 'select',
  );

/**
 * Shares an invitation. Copies the address if the share dialog fails to open; does nothing more if the reader closes
 * it.
 */
export async function shareInvite(device: InviteDevice, text: string, url: string): Promise<InviteOutcome> {
  if (!device.share) return copyText(device, url);
  try {
    await device.share({ text, url });
    return 'shared';
  } catch (reason) {
    return Object(reason).name === 'AbortError' ? 'dismissed' : copyText(device, url);
  }
}
