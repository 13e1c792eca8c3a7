import { describe, expect, it } from 'vitest';
import { type Announcement, carouselBanners } from '../../sdk/domain/announcements.ts';

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

describe('banners of the carousel', () => {
  it('HOME-06 HOME-08 are those of the group hot', () => {
    const banners = [banner('1', 'hot'), banner('2', ''), banner('3', 'hot'), banner('4', 'HOT ')];
    expect(carouselBanners(banners).map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('HOME-08 are all of the answer where none is of the group hot', () => {
    const banners = [banner('1', ''), banner('2', 'cold')];
    expect(carouselBanners(banners)).toEqual(banners);
    expect(carouselBanners([])).toEqual([]);
  });
});
