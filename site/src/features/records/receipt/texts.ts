import type { TextBundles } from 'lobbykit';

/** Text tables of timelines and receipts by language, separate from those of the site, which every first visit loads. */
export const RECEIPT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).receipt],
  ['PT', async () => (await import('./texts.pt.ts')).receipt],
  ['VI', async () => (await import('./texts.vi.ts')).receipt],
]);
