import { expect, it } from 'vitest';
import { offersChat } from '../../../../site/src/features/service/service-page.tsx';

const ON = new Set(['CBS3']);
const OFF = new Set<string>();

it.each([
  ['a visitor, before the flags are known', null, null, null, false],
  ['a visitor', ON, null, null, false],
  ['a member, before the labels are known', ON, { type: 0 }, null, null],
  ['a member', ON, { type: 0 }, ['VIP'], true],
  ['a member where there is no chat', OFF, { type: 0 }, [], false],
  ['a member who is not to chat', ON, { type: 0 }, ['nochat'], false],
  ['a guest', ON, { type: 4 }, [], false],
] as const)(
  'SERV-07 SERV-11 the offer of a live chat depends on flags, role and labels: %s',
  (_, flags, session, labels, method) => {
    expect(offersChat({ flags, session, labels })).toBe(method);
  },
);

it.each([
  ['a member whose flags do not come', null, { type: 0 }, []],
  ['a member whose labels do not come', ON, { type: 0 }, null],
] as const)(
  'SERV-07 SERV-11 live chat is not offered until all responses have arrived, for %s',
  (_, flags, session, labels) => {
    expect(offersChat({ flags, session, labels }, true)).toBe(false);
  },
);
