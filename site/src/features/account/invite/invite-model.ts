/** Shares the URL of an invitation through the device's share dialog or the clipboard (FRAME-12, REG-06). */

/** Returns the registration URL at `origin` with the member's code prefilled. */
export const inviteUrl = (origin: string, code: string): string =>
  `${origin}/m/register?${new URLSearchParams({ affiliateCode: code })}`;

/** Sharing functions of a device. */
export interface InviteDevice {
  /** Null if the browser has no share dialog. */
  readonly share: ((data: { readonly text: string; readonly url?: string }) => Promise<void>) | null;
  /** Rejects if the browser denies access: plain http, or a frame without the permission. */
  readonly copy: (text: string) => Promise<void>;
}

/**
 * `select`: sharing and copying failed, so the URL is selected for manual copying. `dismissed`: the reader closed
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
 * Shares a text, with a URL if given. Copies the URL, else the text, if there is no share dialog or it fails
 * to open; does nothing more if the reader closes it.
 */
export async function shareText(device: InviteDevice, text: string, url?: string): Promise<InviteOutcome> {
  const copied = url ?? text;
  if (!device.share) return copyText(device, copied);
  try {
    await device.share(url === undefined ? { text } : { text, url });
    return 'shared';
  } catch (reason) {
    return Object(reason).name === 'AbortError' ? 'dismissed' : copyText(device, copied);
  }
}
