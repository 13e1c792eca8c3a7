/** Reminders of favorite lotteries while the site is open, off by default (OPEN: ROUTE-34). */
import type { Lobby, Storage } from 'lobbykit';
import type { Lottery } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { REMINDER_LEAD_S } from '../../shared/time/durations.ts';

/**
 * Callback of a reminder.
 * @param minutes remaining minutes until the sale closes; less than five if the page was hidden
 */
export type Remind = (lottery: Lottery, minutes: number) => void;

export interface Reminders {
  /** Choice of the visitor, persisted on this device; off by default. */
  readonly $on: ReadableAtom<boolean>;
  toggle(): void;
  /**
   * Reminds of each draw once, five minutes before its sale closes, while enabled.
   * @returns a function that stops
   */
  follow(remind: Remind): () => void;
}

type Source = Pick<Lobby, '$lottery' | '$lotteryFavorites' | 'clock'>;

const KEY = 'lotteryReminders';

export function createReminders(lobby: Source, storage: Pick<Storage, 'read' | 'write'>): Reminders {
  const $on = atom(storage.read(KEY) === '1');
  return {
    $on,
    toggle() {
      $on.set(!$on.get());
      storage.write(KEY, $on.get() ? '1' : '0');
    },
    follow(remind) {
      let unfollow = noop;
      const off = $on.subscribe(on => {
        unfollow();
        unfollow = on ? followFavorites(lobby, remind) : noop;
      });
      return () => {
        off();
        unfollow();
      };
    },
  };
}

/** Requests the lottery menu only if there are favorites. */
function followFavorites({ $lottery, $lotteryFavorites, clock }: Source, remind: Remind) {
  /** Draws seen with more time left. Fast lotteries, and draws that close as the page opens, trigger no reminder. */
  const armed = new Set<string>();
  let watches: (() => void)[] = [];
  let offFeed = noop;

  const unwatch = () => {
    for (const end of watches) end();
    watches = [];
  };
  const watch = (lotteries: readonly Lottery[]) => {
    unwatch();
    watches = lotteries.map(lottery => {
      const draw = `${lottery.id} ${lottery.drawNumber}`;
      return clock.watch(lottery, ({ phase, seconds }) => {
        if (phase !== 'open' || seconds === null) return;
        if (seconds > REMINDER_LEAD_S) armed.add(draw);
        else if (armed.delete(draw)) remind(lottery, Math.ceil(seconds / 60));
      });
    });
  };
  const offFavorites = $lotteryFavorites.subscribe(ids => {
    offFeed();
    unwatch();
    offFeed =
      ids.length === 0
        ? noop
        : $lottery.subscribe(({ data }) => watch(data?.all.filter(({ id }) => ids.includes(id)) ?? []));
  });
  return () => {
    offFavorites();
    offFeed();
    unwatch();
  };
}

const noop = () => {};

const RemindersContext = createContext<Reminders | null>(null);
export const RemindersProvider = RemindersContext.Provider;

/** Returns the reminders of the page, used by the settings and the listener. */
export function useReminders(): Reminders {
  const reminders = useContext(RemindersContext);
  if (!reminders) throw new Error('useReminders: no RemindersProvider above');
  return reminders;
}
