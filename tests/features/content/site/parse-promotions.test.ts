import { describe, expect, it } from 'vitest';
import { availablePromotions } from '../../../../sdk/protocol/content/calls.ts';
import { parseResponse } from '../../../../sdk/protocol/parse-response.ts';
import {
  announcedPromotion,
  parsePromotions,
  promotionsIn,
} from '../../../../site/src/features/content/promotions/parse-promotions.ts';
import { seededRandom } from '../../../helpers/chance/seed.ts';
import { isSlowRun } from '../../../helpers/slow.ts';
import { mutate } from '../../../protocol/mutate.ts';

const VALUE = {
  content: [
    {
      id: 7,
      title: ' Weekend ',
      content: '<p>Twice</p>',
      startDate: '1787500000000',
      endDate: 1787600000000,
      noExpiry: 0,
      announcementImages: [
        { url: '/art/wide.svg', sequence: 2 },
        { url: ' /art/cover.svg ', sequence: '1' },
      ],
      promoAnnouncementCategoryIds: [1, '2'],
      link: '/m/lott',
    },
    { id: 'p8', noExpiry: '1', announcementImages: [{ url: '', sequence: 1 }] },
  ],
  categories: [
    { id: 1, title: ' Lottery ' },
    { id: '2', title: 'Slots' },
    { id: 3, title: null },
  ],
};

describe('parsed promotions', () => {
  it('PROMO-06 PROMO-08 PROMO-11 PROMO-13 parsePromotions returns promotions, categories, and cover and banner images by sequence', () => {
    expect(parsePromotions(VALUE)).toEqual({
      promotions: [
        {
          id: '7',
          title: 'Weekend',
          content: '<p>Twice</p>',
          startDate: 1787500000000,
          endDate: 1787600000000,
          isLongTerm: false,
          cover: '/art/cover.svg',
          banner: '/art/wide.svg',
          categories: ['1', '2'],
          link: '/m/lott',
        },
        {
          id: 'p8',
          title: '',
          content: '',
          startDate: null,
          endDate: null,
          isLongTerm: true,
          cover: null,
          banner: null,
          categories: [],
          link: null,
        },
      ],
      categories: [
        { id: '1', title: 'Lottery' },
        { id: '2', title: 'Slots' },
      ],
    });
  });

  it('announcement of a promotion is listed with a separate id, an image and a link', () => {
    const announcement = { id: '7', title: 'Fair', content: '<p>Come</p>', startDate: 5, isRead: false, group: '' };
    const promotion = announcedPromotion({ ...announcement, image: '/art/fair.svg', link: '/m/hot' });
    expect(promotion).toMatchObject({ id: 'news-7', title: 'Fair', cover: '/art/fair.svg', link: '/m/hot' });
    expect(promotionsIn([promotion], '')).toEqual([promotion]);
    expect(promotionsIn([promotion], '1')).toEqual([]);
  });

  it.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    [2, false],
    [null, false],
    [undefined, false],
  ])('PROMO-09 noExpiry %o means long-term %o', (noExpiry, isLongTerm) => {
    const { promotions } = parsePromotions({ content: [{ id: 1, noExpiry }] });
    expect(promotions[0]?.isLongTerm).toBe(isLongTerm);
  });

  it('PROMO-12 a category contains its promotions, and the first category contains all promotions', () => {
    const { promotions } = parsePromotions(VALUE);
    const idsIn = (category: string) => promotionsIn(promotions, category).map(({ id }) => id);
    expect(idsIn('')).toEqual(['7', 'p8']);
    expect(idsIn('2')).toEqual(['7']);
    expect(idsIn('9')).toEqual([]);
  });

  it('PROMO-08 R13 parsePromotions returns texts and numbers for randomly mutated responses', () => {
    const random = seededRandom(13);
    const runs = isSlowRun ? 10_000 : 500;
    for (let run = 0; run < runs; run++) {
      const response = parseResponse(availablePromotions.value, mutate(VALUE, random));
      if (!response.ok) continue;
      for (const { id, title, startDate, endDate } of parsePromotions(response.value).promotions) {
        expect(typeof id + typeof title).toBe('stringstring');
        for (const date of [startDate, endDate]) expect(date === null || Number.isFinite(date)).toBe(true);
      }
    }
  });
});
