import { expect, it } from 'vitest';
import { chatWay } from '../../site/src/rules/customer.ts';

const ON = new Set(['CBS3']);
const OFF = new Set<string>();

it.each([
  ['a visitor, before the flags are known', null, null, null, null],
  ['a visitor', ON, null, null, 'login'],
  ['a visitor where there is no chat', OFF, null, null, 'none'],
  ['a member, before the labels are known', ON, { type: 0 }, null, null],
  ['a member', ON, { type: 0 }, ['VIP'], 'open'],
  ['a member where there is no chat', OFF, { type: 0 }, [], 'none'],
  ['a member who is not to chat', ON, { type: 0 }, ['nochat'], 'none'],
  ['a guest', ON, { type: 4 }, [], 'none'],
] as const)('SERV-07 SERV-11 of live chat %s finds', (_, flags, session, labels, way) => {
  expect(chatWay({ flags, session, labels })).toBe(way);
});

it.each([
  ['a visitor whose flags do not come', null, null, null],
  ['a member whose flags do not come', null, { type: 0 }, []],
  ['a member whose labels do not come', ON, { type: 0 }, null],
] as const)('SERV-07 SERV-11 a gate that was not answered stays shut for %s', (_, flags, session, labels) => {
  expect(chatWay({ flags, session, labels }, true)).toBe('none');
});
