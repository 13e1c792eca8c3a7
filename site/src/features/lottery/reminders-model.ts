/** Reminders before the sale of a favorite lottery closes, while the site is open; off by default (OPEN: ROUTE-34). */
import type { Lobby, Storage } from 'lobbykit';
import type { Lottery } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { REMINDER_LEAD_S } from '../../shared/time/durations.ts';

/**
 * Called to show a reminder.
 * @param minutes remaining minutes until the sale closes; less than five if the page was hidden at five
 */
export type Remind = (lottery: Lottery, minutes: number) => void;

export interface Reminders {
  /** True if the visitor has turned reminders on; persisted on this device. */
  readonly $on: ReadableAtom<boolean>;
  toggle(): void;
  /**
   * While turned on, reminds of each draw once, five minutes before its sale closes.
   * @returns a function that stops the reminders
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

/** Watches the draws of favorite lotteries; requests the lottery menu only if there are favorites. */
function followFavorites({ $lottery, $lotteryFavorites, clock }: Source, remind: Remind) {
  /**
   * Draws that were seen with more than five minutes left. Other draws, such as those of fast lotteries, have no
   * reminder.
   */
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

/** Returns the reminders shared by the settings page and the reminder listener. */
export function useReminders(): Reminders {
  const reminders = useContext(RemindersContext);
  if (!reminders) throw new Error('useReminders: no RemindersProvider above');
  return reminders;
}
