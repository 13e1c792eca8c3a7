/** The tables of what the house gives and of its mall, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const REWARD_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/en/rewards.ts')).rewards],
  ['PT', async () => (await import('../../i18n/pt/rewards.ts')).rewards],
  ['VI', async () => (await import('../../i18n/vi/rewards.ts')).rewards],
]);

export const POINTS_STORE_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/en/points-store.ts')).pointsStore],
  ['PT', async () => (await import('../../i18n/pt/points-store.ts')).pointsStore],
  ['VI', async () => (await import('../../i18n/vi/points-store.ts')).pointsStore],
]);
