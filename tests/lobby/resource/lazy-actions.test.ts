/** Actions and stores whose code loads lazily; one helper serves all of them. */
import { atom, STORE_UNMOUNT_DELAY } from 'nanostores';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyActions, lazyCode } from '../../../sdk/lobby/resource/lazy-actions.ts';

/** Code whose load fails until `arrive` is called. */
function lazilyLoaded() {
  const loads: string[] = [];
  let isThere = false;
  const created = {
    $value: atom(1),
    add: (a: number, b: number) => a + b,
    reject: async () => Promise.reject('refused'),
  };
  return {
    loads,
    arrive() {
      isThere = true;
    },
    load: async () => {
      loads.push(isThere ? 'came' : 'failed');
      if (!isThere) throw new Error('no network');
      return created;
    },
  };
}

it('lazyActions loads the code once with the first call and forwards all calls', async () => {
  const { load, loads, arrive } = lazilyLoaded();
  arrive();
  const { add, reject } = lazyActions(load, ['add', 'reject']);
  expect(loads).toEqual([]);
  await expect(Promise.all([add(1, 2), add(3, 4)])).resolves.toEqual([3, 7]);
  await expect(reject()).rejects.toBe('refused');
  expect(loads).toEqual(['came']);
});

it('R11 lazy action rejects as offline when its code fails to load and reloads it on the next call', async () => {
  const { load, loads, arrive } = lazilyLoaded();
  const { add } = lazyActions(load, ['add']);
  await expect(add(1, 2)).rejects.toMatchObject({ kind: 'offline' });
  arrive();
  await expect(add(1, 2)).resolves.toBe(3);
  expect(loads).toEqual(['failed', 'came']);
});

it('EMBED-15 lazy action rejects as outdated when its code was deleted', async () => {
  const missing = async (): Promise<{ add(): void }> => {
    throw Object.assign(new Error('404'), { outdated: true });
  };
  await expect(lazyActions(missing, ['add']).add()).rejects.toMatchObject({
    kind: 'outdated',
    messageKey: 'error.outdated',
  });
});

it('a failed lazy action calls the handler `failed`', async () => {
  const { load } = lazilyLoaded();
  const failed: unknown[] = [];
  const { add } = lazyActions(load, ['add'], async (reason, name) => void failed.push([Object(reason).kind, name]));
  await expect(add(1, 2)).resolves.toBeUndefined();
  expect(failed).toEqual([['offline', 'add']]);
});

it('a store of loaded code shows its current value immediately instead of the last shown value', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { load, arrive } = lazilyLoaded();
  arrive();
  const code = lazyCode(load);
  const $quiet = code.storeOnceLoaded(0, ({ $value }) => $value);
  const { $value } = await code.load();
  // Subscribes and unsubscribes once; afterwards the store follows no source.
  $quiet.subscribe(() => {})();
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  $value.set(2);
  const seen: number[] = [];
  $quiet.subscribe(value => seen.push(value))();
  expect([...new Set(seen)]).toEqual([2]);
});
