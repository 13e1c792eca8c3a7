/** Reminders of favorite lotteries, while the site is open: nothing runs unless the reminders are on (OPEN: ROUTE-34). */
import type { Lobby, Storage } from 'lobbykit';
import type { Lottery } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { REMINDER_LEAD_S } from '../../shared/time/durations.ts';

/** `minutes`: left until the sale closes; less than five when the page was out of sight meanwhile. */
export type Remind = (lottery: Lottery, minutes: number) => void;

export interface Reminders {
  /** The visitor's choice, kept on this device; off at first. */
  readonly $on: ReadableAtom<boolean>;
  toggle(): void;
  /** Tells of each draw once, five minutes before its sale closes, as long as the reminders are on. Returns off. */
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
      let leave = nothing;
      const off = $on.subscribe(on => {
        leave();
        leave = on ? followFavorites(lobby, remind) : nothing;
      });
      return () => {
        off();
        leave();
      };
    },
  };
}

/** Without favorites the menu of lotteries is not asked for. */
function followFavorites({ $lottery, $lotteryFavorites, clock }: Source, remind: Remind) {
  /** Draws that were seen with more time left: a fast lottery, and what closes as the page opens, reminds nobody. */
  const armed = new Set<string>();
  let watches: (() => void)[] = [];
  let offFeed = nothing;

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
        ? nothing
        : $lottery.subscribe(({ data }) => watch(data?.all.filter(({ id }) => ids.includes(id)) ?? []));
  });
  return () => {
    offFavorites();
    offFeed();
    unwatch();
  };
}

const nothing = () => {};

const RemindersContext = createContext<Reminders | null>(null);
export const RemindersProvider = RemindersContext.Provider;

/** The reminders of this page: switched in the settings, shown above every page. */
export function useReminders(): Reminders {
  const reminders = useContext(RemindersContext);
  if (!reminders) throw new Error('useReminders: no RemindersProvider above');
  return reminders;
}
