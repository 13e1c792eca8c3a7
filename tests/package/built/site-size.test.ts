/** Size of the first load of the built site; sizes of widgets are in package.json (size-limit). */
import { expect, it } from 'vitest';
import { circles, FIRST_LOAD_LIMIT, firstLoad, firstLoadKilobytes } from '../../helpers/first/first-load.ts';

it('the scripts of the first page load have at most 147 kB in at most six files', () => {
  const files = [...firstLoad().keys()];
  expect(files.some(name => name.startsWith('react-'))).toBe(true);
  // The number of files is limited, because each file costs a phone with few connections a round trip.
  expect(files.length).toBeLessThanOrEqual(6);
  expect(FIRST_LOAD_LIMIT).toBe(147);
  expect(firstLoadKilobytes()).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

it('R15 no file of the built site imports itself indirectly, which would break the execution order', () => {
  expect(circles()).toEqual([]);
});
