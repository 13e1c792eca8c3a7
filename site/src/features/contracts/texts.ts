/** Contract text tables by language, shared by the home prompts, the contract pages, and team management. */
import type { TextBundles } from 'lobbykit';

export const CONTRACT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).contracts],
  ['PT', async () => (await import('./texts.pt.ts')).contracts],
  ['VI', async () => (await import('./texts.vi.ts')).contracts],
]);
