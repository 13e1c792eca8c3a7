/** Sharing the address of an invitation: by the device's share sheet, or by copying it (FRAME-12, REG-06). */

/** Address that opens the registration of the site at `origin` with the member's code filled in. */
export const inviteAddress = (origin: string, code: string): string =>
  `${origin}/m/register?${new URLSearchParams({ affiliateCode: code })}`;

/** Ways of a device to share an invitation. */
export interface InviteDevice {
  /** Null where the browser has no share sheet. */
  readonly share: ((data: { readonly text: string; readonly url: string }) => Promise<void>) | null;
  /** Rejects where the browser refuses: plain http, a frame without the permission. */
  readonly copy: (text: string) => Promise<void>;
}

/** `select`: neither worked, so the address is selected for the reader to copy by hand. `dismissed`: the reader changed their mind. */
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

/** A share sheet that cannot be opened leaves the copy; one that was closed leaves everything as it is. */
export async function shareInvite(device: InviteDevice, text: string, url: string): Promise<InviteOutcome> {
  if (!device.share) return copyText(device, url);
  try {
    await device.share({ text, url });
    return 'shared';
  } catch (reason) {
    return Object(reason).name === 'AbortError' ? 'dismissed' : copyText(device, url);
  }
}
