import type { TextBundles } from 'lobbykit';

/** Texts of timelines and receipts by language. They load with their pages, not with the texts of every first visit. */
export const RECEIPT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).receipt],
  ['PT', async () => (await import('./texts.pt.ts')).receipt],
  ['VI', async () => (await import('./texts.vi.ts')).receipt],
]);
