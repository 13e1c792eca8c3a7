/**
 * Order of calls and token renewals at the renewal gate. Timers are fake, so a timeout never elapses by itself (S14).
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenewalGate } from '../../sdk/client/renewal-gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs all pending promise reactions without advancing the time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Starts renewals at a gate; each renewal ends when the test ends it. `started` lists their names in order. */
function renewalsAt(gate: ReturnType<typeof createRenewalGate>) {
  const started: string[] = [];
  return {
    started,
    start(name: string) {
      let end = () => {};
      const response = new Promise<void>(resolve => {
        end = resolve;
      });
      const done = gate.renew(() => {
        started.push(name);
        return response;
      });
      return { end, done };
    },
  };
}

it('S14 two pending token renewals start when the last call in flight ends', async () => {
  const gate = createRenewalGate();
  const { started, start } = renewalsAt(gate);
  const releases = [await gate.enter(), await gate.enter()];
  start('first');
  start('second');
  releases[0]!();
  await settle();
  expect(started).toEqual([]);
  releases[1]!();
  await settle();
  expect(started).toEqual(['first', 'second']);
});

it.each([
  ['first', 'second'],
  ['second', 'first'],
] as const)('S14 a call waits for both renewals in flight when the %s ends before the %s', async (early, late) => {
  const gate = createRenewalGate();
  const { start } = renewalsAt(gate);
  const renewals = { first: start('first'), second: start('second') };
  let entered = false;
  renewals[early].end();
  await settle();
  void gate.enter().then(() => {
    entered = true;
  });
  await settle();
  expect(entered).toBe(false);
  renewals[late].end();
  await settle();
  expect(entered).toBe(true);
});

it('S14 a token renewal starts after 5 s even if a call is still in flight', async () => {
  const gate = createRenewalGate();
  const { started, start } = renewalsAt(gate);
  await gate.enter();
  start('renewal');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['renewal']);
});

it('S14 a call starts after 5 s even if a token renewal is still in flight', async () => {
  const gate = createRenewalGate();
  renewalsAt(gate).start('renewal');
  let entered = false;
  void gate.enter().then(() => {
    entered = true;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(entered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(entered).toBe(true);
});
