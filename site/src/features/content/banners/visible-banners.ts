/** Banners of home by visitor: members do not need the free trial (HOME-08). */
import { type Announcement, carouselBanners } from 'lobbykit/domain';

/** Path of the free trial, also with a query. */
const TRIAL = /^\/m\/trail(?![\w-])/;

/** Returns the banners of the carousel; with a session, without those that lead to the free trial. */
export const visibleBanners = (banners: readonly Announcement[], hasSession: boolean): readonly Announcement[] =>
  carouselBanners(hasSession ? banners.filter(({ link }) => !TRIAL.test(link ?? '')) : banners);
