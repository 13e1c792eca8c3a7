/** Texts of the agent pages by language, also used by the agent menu and the footer menu of agent home. */
import type { TextBundles } from 'lobbykit';

export const AGENT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).agent],
  ['PT', async () => (await import('./texts.pt.ts')).agent],
  ['VI', async () => (await import('./texts.vi.ts')).agent],
]);
