import { nextPrompt } from 'lobbykit/domain';
import { expect, it } from 'vitest';

it('CONTRACT-04 CONTRACT-06 prompts are shown in the order daily salary, dividend, hourly salary, and postponed prompts are skipped', () => {
  const pending = { dailySalary: 'a', dividend: 'b', hourlySalary: 'c' };
  const put = new Set<string>();
  const next = () => nextPrompt(pending, id => put.has(id));
  expect(next()).toBe('dailySalary');
  put.add('a');
  expect(next()).toBe('dividend');
  put.add('b');
  expect(next()).toBe('hourlySalary');
  put.add('c');
  expect(next()).toBeNull();
  expect(nextPrompt({ dailySalary: '', dividend: '', hourlySalary: 'new' }, id => put.has(id))).toBe('hourlySalary');
});
