import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../../sdk/protocol/content/announcements.ts';
import { carouselBanners } from '../../../sdk/protocol/content/banners.ts';

const banner = (id: string, group: string): Announcement => ({
  id,
  title: '',
  content: '',
  startDate: null,
  isRead: false,
  image: `/art/${id}.svg`,
  group,
  link: null,
});

describe('carousel banners', () => {
  it('HOME-06 HOME-08 carousel shows the banners of the group hot', () => {
    const banners = [banner('1', 'hot'), banner('2', ''), banner('3', 'hot'), banner('4', 'HOT ')];
    expect(carouselBanners(banners).map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('HOME-08 carousel shows all banners if none has the group hot', () => {
    const banners = [banner('1', ''), banner('2', 'cold')];
    expect(carouselBanners(banners)).toEqual(banners);
    expect(carouselBanners([])).toEqual([]);
  });
});
