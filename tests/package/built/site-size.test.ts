/** What the built site weighs before it shows anything; the widgets' sizes are in package.json, under size-limit. */
import { expect, it } from 'vitest';
import { circles, FIRST_LOAD_LIMIT, firstLoad, firstLoadKilobytes } from '../../helpers/first/first-load.ts';

it('the script of the first load has at most 144 kB, in a handful of files', () => {
  const files = [...firstLoad().keys()];
  expect(files.some(name => name.startsWith('react-'))).toBe(true);
  // Each file costs a phone with few connections a round trip.
  expect(files.length).toBeLessThanOrEqual(6);
  expect(FIRST_LOAD_LIMIT).toBe(144);
  expect(firstLoadKilobytes()).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

it('R15 no file of the built site imports itself by a detour, which would run code before what it needs', () => {
  expect(circles()).toEqual([]);
});
