/** Lottery reminders on a lobby with a simulated clock. */
import type { Lobby, Resource } from 'lobbykit';
import { type CountdownSpec, type CountdownView, type Lottery, type LotteryFeed, viewCountdown } from 'lobbykit/domain';
import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReminders } from '../../../../site/src/features/lottery/reminders-model.ts';
import { memoryStore } from '../../../lobby/resource/stores.ts';

const MINUTE = 60_000;

let now = 0;
let watchers = new Set<() => void>();
const clock = {
  watch(spec: CountdownSpec, listener: (view: CountdownView) => void) {
    const notify = () => listener(viewCountdown(spec, now));
    watchers.add(notify);
    notify();
    return () => void watchers.delete(notify);
  },
};
const at = (time: number) => {
  now = time;
  for (const notify of [...watchers]) notify();
};

/** Lottery whose sale closes the given number of minutes after the start. */
const closing = (id: string, minutes: number, drawNumber = '1') =>
  ({ id, name: id, drawNumber, onSale: true, closeAt: minutes * MINUTE, drawAt: (minutes + 1) * MINUTE }) as Lottery;

function open(stored: Iterable<[string, string]> = [['lotteryReminders', '1']]) {
  const store = memoryStore(stored);
  const storage = { read: store.getItem, write: store.setItem };
  const $lottery = atom<Resource<LotteryFeed>>({ loading: false, stale: false });
  const $lotteryFavorites = atom<readonly string[]>(['mb']);
  const show = (...all: readonly Lottery[]) =>
    $lottery.set({ data: { groups: [], all, sandbox: true }, loading: false, stale: false });
  const lobby = { $lottery, $lotteryFavorites, clock } as unknown as Lobby;
  const reminders = createReminders(lobby, storage);
  const remind = vi.fn();
  const off = reminders.follow(({ name }, minutes) => remind(name, minutes));
  return { store, $lottery, $lotteryFavorites, show, reminders, remind, off };
}

beforeEach(() => {
  now = 0;
  watchers = new Set();
});

describe('lottery reminders', () => {
  it('ROUTE-34 reminder for a favorite lottery is shown once when five minutes remain until the close of sale', () => {
    const { show, remind } = open();
    show(closing('mb', 20), closing('other', 20));
    at(14 * MINUTE);
    expect(remind).not.toHaveBeenCalled();
    at(15 * MINUTE);
    // Simulates that the menu is fetched several times.
    show(closing('mb', 20));
    at(16 * MINUTE);
    expect(remind.mock.calls).toEqual([['mb', 5]]);
    show(closing('mb', 60, '2'));
    // Simulates that the page was hidden until this time.
    at(56.5 * MINUTE);
    expect(remind.mock.calls.slice(1)).toEqual([['mb', 4]]);
  });

  it('ROUTE-34 reminders omit a draw that was always less than five minutes away', () => {
    const { show, remind } = open();
    show(closing('mb', 1));
    at(MINUTE / 2);
    show(closing('mb', 3, '2'));
    at(2 * MINUTE);
    expect(remind).not.toHaveBeenCalled();
  });

  it('ROUTE-34 reminders are off by default, persist when enabled, and request no lotteries while off', () => {
    const { store, reminders, show, remind, $lottery, $lotteryFavorites } = open([]);
    expect(reminders.$on.get()).toBe(false);
    expect($lottery.lc).toBe(0);
    reminders.toggle();
    expect(store.getItem('lotteryReminders')).toBe('1');
    expect($lottery.lc).toBe(1);
    show(closing('mb', 20));
    $lotteryFavorites.set([]);
    expect(watchers.size).toBe(0);
    expect($lottery.lc).toBe(0);
    $lotteryFavorites.set(['mb']);
    reminders.toggle();
    expect(store.getItem('lotteryReminders')).toBe('0');
    at(15 * MINUTE);
    expect(remind).not.toHaveBeenCalled();
    expect(watchers.size).toBe(0);
  });

  it('ROUTE-34 reminders end when the page unsubscribes', () => {
    const { show, off, remind, $lottery } = open();
    show(closing('mb', 20));
    off();
    at(15 * MINUTE);
    expect(remind).not.toHaveBeenCalled();
    expect($lottery.lc).toBe(0);
  });
});
