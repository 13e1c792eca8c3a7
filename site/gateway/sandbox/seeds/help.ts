/** Seed data of the help items, and of the banner above them. */

import { texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { type Banner, seedBanners } from './banners.ts';
import { HELP_ACCOUNT } from './texts/help-account.ts';
import { HELP_PLAY } from './texts/help-play.ts';

/** Banners of the group `help`, which the help center shows (HELP-01). */
const BANNERS: readonly Banner[] = [
  {
    scene: 'shield-royal',
    link: '/m/customer',
    kicker: ['Always somebody there', 'Luôn có người trả lời', 'Sempre tem alguém aqui'],
    title: ['How can we help?', 'Bạn cần giúp gì?', 'Como podemos ajudar?'],
  },
  {
    scene: 'clover-emerald',
    link: '/m/useragreement',
    kicker: ['Play money only', 'Chỉ là tiền chơi', 'Só dinheiro fictício'],
    title: ['Play with a clear head', 'Chơi tỉnh táo', 'Jogue com a cabeça fria'],
  },
];

export async function seedHelp(trx: Trx): Promise<void> {
  await trx
    .insertInto('help_items')
    .values(
      [...HELP_ACCOUNT.slice(0, 3), ...HELP_PLAY, ...HELP_ACCOUNT.slice(3)].map(({ title, content }, position) => ({
        titles: texts(title),
        contents: texts(content),
        position: position + 1,
      })),
    )
    .execute();
  await seedBanners(trx, BANNERS, { place: 'm_help', group: 'help' });
}
