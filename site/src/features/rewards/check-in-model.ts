/** Daily check-in: the calendar of one month, and the claim for today (GIFT-01). */
import type { Lobby } from 'lobbykit';
import { type CheckIn, parseCheckIn, shiftMonth } from 'lobbykit/domain';
import { checkInCalendar, claimCheckIn } from 'lobbykit/wire';
import { createMemberResource, type MemberResource } from '../../shared/http/member-resource.ts';

export interface CheckInModel extends MemberResource<CheckIn> {
  /** Shows the month before (-1) or after (1) the shown month. */
  turn(months: -1 | 1): void;
  /**
   * Claims the check-in of the day shown as today; idempotent. Rejects with a CallError and requests the calendar
   * again, because the day may have ended.
   */
  claim(): Promise<void>;
}

export function createCheckIn(lobby: Pick<Lobby, '$language' | 'call' | 'tabs'>): CheckInModel {
  /** Shown month, such as `2026-11`; undefined for the current month. */
  let month: string | undefined;
  const resource = createMemberResource<CheckIn>(lobby, async () => {
    const { value, serverTime } = await lobby.call(checkInCalendar, { query: month === undefined ? {} : { month } });
    return { data: parseCheckIn(value), at: serverTime };
  });
  return {
    ...resource,
    turn(months) {
      const shown = resource.$state.get().data?.month;
      if (!shown) return;
      month = shiftMonth(shown, months);
      void resource.again();
    },
    async claim() {
      const today = resource.$state.get().data?.today;
      if (!today) return;
      try {
        await lobby.call(claimCheckIn, { body: { day: today } });
        lobby.tabs.send('wallet');
      } finally {
        month = undefined;
        await resource.again();
      }
    },
  };
}
