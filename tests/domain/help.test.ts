import { expect, it } from 'vitest';
import { readHelp } from '../../sdk/domain/help.ts';

it('HELP-04 HELP-07 reads title and HTML of every item of the list, in its order; what has no title is no item', () => {
  const items = readHelp([
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
