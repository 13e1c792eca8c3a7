/** First help items, and the banner above them. */
import { HELP_ACCOUNT } from './help-account.ts';
import { HELP_PLAY } from './help-play.ts';
import type { Trx } from './schema.ts';
import { DEMO_MERCHANT } from './seed-merchants.ts';
import { type Texts, texts } from './seed-texts.ts';

interface Banner {
  readonly scene: string;
  readonly link: string;
  readonly kicker: Texts;
  readonly title: Texts;
}

/** Of the group help, which the help center shows (HELP-01). */
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
    title: ['Play with a clear head', 'Chơi tỉnh táo', 'Jogue de cabeça fria'],
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
  await trx
    .insertInto('announcements')
    .values(
      BANNERS.map(({ scene, link, kicker, title }, index) => ({
        merchant_code: DEMO_MERCHANT,
        type: 'B' as const,
        place: 'm_help',
        group_name: 'help',
        titles: texts(title),
        kickers: texts(kicker),
        contents: texts(['', '', '']),
        url: null,
        scene,
        link,
        position: index + 1,
        start_at: 0,
      })),
    )
    .execute();
}
