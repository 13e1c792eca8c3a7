/** Banners of the home page (HOME-08): announcements with an image. */
import type { Announcement } from './announcements.ts';

/** HOME-07: display time of each banner in the carousel. */
export const BANNER_MS = 5_000;

/**
 * Returns the banners of the carousel: those of the group `hot`, or all banners if that group is empty (OPEN: HOME-08).
 */
export function carouselBanners(banners: readonly Announcement[]): readonly Announcement[] {
  const hot = banners.filter(({ group }) => group === 'hot');
  return hot.length > 0 ? hot : banners;
}
