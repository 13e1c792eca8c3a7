/** The tables of what the house gives and of its mall, by language. They are no part of the site's own, which every first visit loads. */
import type { TextTables } from 'lobbykit';

export const REWARD_TEXTS: TextTables = new Map([
  ['EN', async () => (await import('../../i18n/en/rewards.ts')).rewards],
  ['PT', async () => (await import('../../i18n/pt/rewards.ts')).rewards],
  ['VI', async () => (await import('../../i18n/vi/rewards.ts')).rewards],
]);

export const MALL_TEXTS: TextTables = new Map([
  ['EN', async () => (await import('../../i18n/en/mall.ts')).mall],
  ['PT', async () => (await import('../../i18n/pt/mall.ts')).mall],
  ['VI', async () => (await import('../../i18n/vi/mall.ts')).mall],
]);
