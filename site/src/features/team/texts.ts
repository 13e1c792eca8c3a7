/** The tables of the agent pages, by language. Pages, the agent menu and the agents' bar share them. */
import type { TextBundles } from 'lobbykit';

export const AGENT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).agent],
  ['PT', async () => (await import('./texts.pt.ts')).agent],
  ['VI', async () => (await import('./texts.vi.ts')).agent],
]);
