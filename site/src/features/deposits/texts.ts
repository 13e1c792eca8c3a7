import type { TextBundles } from 'lobbykit';

/** Cashier texts by language. They load with the cashier, not with the texts that every first visit loads. */
export const CASHIER_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).cashier],
  ['PT', async () => (await import('./texts.pt.ts')).cashier],
  ['VI', async () => (await import('./texts.vi.ts')).cashier],
]);
