/** Banners of home (HOME-08), which are announcements with an image. */
import type { Announcement } from './announcements.ts';

/** HOME-07: interval between banners. */
export const BANNER_MS = 5_000;

/** Returns the banners of the carousel: the group `hot`, or all banners if the group is empty (OPEN: HOME-08). */
export function carouselBanners(banners: readonly Announcement[]): readonly Announcement[] {
  const hot = banners.filter(({ group }) => group === 'hot');
  return hot.length > 0 ? hot : banners;
}
