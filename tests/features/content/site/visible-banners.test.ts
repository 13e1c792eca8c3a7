import { type Announcement, parseAnnouncements } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { visibleBanners } from '../../../../site/src/features/content/banners/visible-banners.ts';

const banners = (...links: (string | null)[]): readonly Announcement[] =>
  parseAnnouncements({ banners: links.map((link, at) => ({ id: at + 1, title: `Banner ${at + 1}`, link })) }).banners;
const links = (shown: readonly Announcement[]) => shown.map(({ link }) => link);

it('HOME-08 a visitor sees the banner of the free trial and a member does not', () => {
  const all = ['/m/trail', '/m/lott', '/m/trail?from=home', '/m/trails', null];
  expect(links(visibleBanners(banners(...all), false))).toEqual(all);
  expect(links(visibleBanners(banners(...all), true))).toEqual(['/m/lott', '/m/trails', null]);
});
