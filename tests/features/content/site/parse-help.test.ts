import { expect, it } from 'vitest';
import { parseAnnouncements } from '../../../../sdk/protocol/content/announcements.ts';
import { helpBanners, parseHelp } from '../../../../site/src/features/content/help/parse-help.ts';

it('HELP-04 HELP-07 parseHelp returns title and HTML of every titled item in order', () => {
  const items = parseHelp([
    { id: 4, title: ' How do I log in? ', content: '<p>Like this</p>' },
    { title: 'Without a number', content: null },
    { id: 5, title: '', content: '<p>Lost</p>' },
    {},
  ]);
  expect(items).toEqual([
    { id: '4', title: 'How do I log in?', content: '<p>Like this</p>' },
    { id: 'at-1', title: 'Without a number', content: '' },
  ]);
});

it('HELP-01 help banners are the banners of the help group', () => {
  const { banners } = parseAnnouncements({
    banners: [
      { id: 1, groupName: 'hot' },
      { id: 2, groupName: 'help' },
      { id: 3, groupName: null },
      { id: 4, groupName: 'help' },
    ],
  });
  expect(helpBanners(banners).map(({ id }) => id)).toEqual(['2', '4']);
});
