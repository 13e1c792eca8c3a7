/** Seed data of the banners and hot matches of the home page, in all supported languages. */

import { type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { type Banner, seedBanners } from './banners.ts';
import { DEMO_MERCHANT } from './merchants.ts';

const BANNERS: readonly Banner[] = [
  {
    scene: 'fortune',
    link: '/m/trail',
    kicker: ['Free trial', 'Chơi thử miễn phí', 'Teste grátis'],
    title: ['10,000 in play money', '10.000 tiền chơi thử', '10.000 em dinheiro fictício'],
  },
  {
    scene: 'balls-royal',
    link: '/m/lott',
    kicker: ['South, center, north', 'Nam, Trung, Bắc', 'Sul, centro, norte'],
    title: ['Three regions, daily draws', 'Ba miền quay mỗi ngày', 'Três regiões, sorteios diários'],
  },
  {
    scene: 'fish',
    link: '/m/fish',
    kicker: ['Under the sea', 'Dưới đáy biển', 'No fundo do mar'],
    title: ['Dive for the big catch', 'Lặn tìm cá lớn', 'Mergulhe atrás do peixão'],
  },
  {
    scene: 'trophy-emerald',
    link: '/m/sports',
    kicker: ['Every Sunday', 'Mỗi Chủ nhật', 'Todo domingo'],
    title: ['Hanoi meets Saigon', 'Hà Nội gặp Sài Gòn', 'Hanói enfrenta Saigon'],
  },
];

interface Match {
  /** Weekly kick-off in the time zone of the lottery draws; a weekly match always has an upcoming kick-off. */
  readonly timetable: string;
  readonly home: Texts;
  readonly away: Texts;
}

const LEAGUE: Texts = ['Three Regions Cup', 'Cúp Ba Miền', 'Copa das Três Regiões'];

const MATCHES: readonly Match[] = [
  {
    timetable: 'weekly 19:00 1',
    home: ['Hanoi', 'Hà Nội', 'Hanói'],
    away: ['Saigon', 'Sài Gòn', 'Saigon'],
  },
  {
    timetable: 'weekly 19:15 4',
    home: ['Da Nang', 'Đà Nẵng', 'Da Nang'],
    away: ['Hue', 'Huế', 'Hue'],
  },
  {
    timetable: 'weekly 17:00 7',
    home: ['Can Tho', 'Cần Thơ', 'Can Tho'],
    away: ['Hai Phong', 'Hải Phòng', 'Hai Phong'],
  },
];

export async function seedHome(trx: Trx): Promise<void> {
  await seedBanners(trx, BANNERS, { place: 'm_home', group: 'hot' });
  await trx
    .insertInto('hot_matches')
    .values(
      MATCHES.map(({ timetable, home, away }) => ({
        merchant_code: DEMO_MERCHANT,
        leagues: texts(LEAGUE),
        homes: texts(home),
        aways: texts(away),
        kick_off: null,
        timetable,
        link: '/m/sports',
        sandbox: true,
      })),
    )
    .execute();
}
