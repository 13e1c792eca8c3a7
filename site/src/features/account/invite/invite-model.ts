/** Shares the URL of an invitation through the device's share dialog or the clipboard (FRAME-12, REG-06). */

/** Returns the registration URL at `origin` with the member's code prefilled. */
export const inviteUrl = (origin: string, code: string): string =>
  `${origin}/m/register?${new URLSearchParams({ affiliateCode: code })}`;

/** Sharing functions of the browser. */
export interface InviteDevice {
  /** Opens the share dialog; null if the browser has none. */
  readonly share: ((data: { readonly text: string; readonly url?: string }) => Promise<void>) | null;
  /** Copies a text. Rejects if the browser denies access: plain http, or an iframe without the permission. */
  readonly copy: (text: string) => Promise<void>;
}

/**
 * `select`: sharing and copying failed, so the page selects the URL for manual copying. `dismissed`: the member closed
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
 * Shares a text and, if given, a URL. Without a share dialog, or if the dialog fails, copies the URL instead, or the
 * text without a URL.
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
