/** Withdrawal text tables by language, separate from those of the site, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const WITHDRAW_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).withdraw],
  ['PT', async () => (await import('./texts.pt.ts')).withdraw],
  ['VI', async () => (await import('./texts.vi.ts')).withdraw],
]);
