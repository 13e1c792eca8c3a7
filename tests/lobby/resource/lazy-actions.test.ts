/** Actions and stores of code that comes later (house rule: one helper, no relay written by hand). */
import { atom, STORE_UNMOUNT_DELAY } from 'nanostores';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyActions, lazyCode } from '../../../sdk/lobby/resource/lazy-actions.ts';

/** Code whose loading fails until `arrive` was called. */
function lazilyLoaded() {
  const loads: string[] = [];
  let isThere = false;
  const made = { $value: atom(1), add: (a: number, b: number) => a + b, refuse: async () => Promise.reject('refused') };
  return {
    loads,
    arrive() {
      isThere = true;
    },
    load: async () => {
      loads.push(isThere ? 'came' : 'failed');
      if (!isThere) throw new Error('no network');
      return made;
    },
  };
}

it('calls functions of code that loads with the first call, once for all of them', async () => {
  const { load, loads, arrive } = lazilyLoaded();
  arrive();
  const { add, refuse } = lazyActions(load, ['add', 'refuse']);
  expect(loads).toEqual([]);
  await expect(Promise.all([add(1, 2), add(3, 4)])).resolves.toEqual([3, 7]);
  await expect(refuse()).rejects.toBe('refused');
  expect(loads).toEqual(['came']);
});

it('R11 rejects with a lost connection when the code does not load, and loads it again at the next call', async () => {
  const { load, loads, arrive } = lazilyLoaded();
  const { add } = lazyActions(load, ['add']);
  await expect(add(1, 2)).rejects.toMatchObject({ kind: 'offline' });
  arrive();
  await expect(add(1, 2)).resolves.toBe(3);
  expect(loads).toEqual(['failed', 'came']);
});

it('EMBED-15 rejects as outdated when the code is gone: nothing but a new page brings it', async () => {
  const gone = async (): Promise<{ add(): void }> => {
    throw Object.assign(new Error('404'), { outdated: true });
  };
  await expect(lazyActions(gone, ['add']).add()).rejects.toMatchObject({
    kind: 'outdated',
    messageKey: 'error.outdated',
  });
});

it('leaves to `failed` what a call does that fails', async () => {
  const { load } = lazilyLoaded();
  const failed: unknown[] = [];
  const { add } = lazyActions(load, ['add'], async (reason, name) => void failed.push([Object(reason).kind, name]));
  await expect(add(1, 2)).resolves.toBeUndefined();
  expect(failed).toEqual([['offline', 'add']]);
});

it('shows a store of loaded code at once: what was shown last may be another member’s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { load, arrive } = lazilyLoaded();
  arrive();
  const code = lazyCode(load);
  const $quiet = code.storeOnceLoaded(0, ({ $value }) => $value);
  const { $value } = await code.load();
  // Somebody looks and leaves for good: from now on the store follows nothing.
  $quiet.subscribe(() => {})();
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  $value.set(2);
  const seen: number[] = [];
  $quiet.subscribe(value => seen.push(value))();
  expect([...new Set(seen)]).toEqual([2]);
});
