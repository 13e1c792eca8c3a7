import { describe, expect, it } from 'vitest';
import { partOfDay } from '../../../../site/src/features/team/home/greeting.ts';

describe('greeting on agent home', () => {
  it.each([
    ['morning', [0, 7, 10]],
    ['noon', [11, 13, 14]],
    ['late', [15, 17, 18]],
    ['evening', [19, 21, 23]],
  ] as const)('AGENT-04 AGENT-05 greeting of the %s covers its full hours', (part, hours) => {
    expect(hours.map(partOfDay)).toEqual(hours.map(() => part));
  });
});
