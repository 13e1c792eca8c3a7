/** The weekly schedule: seven day columns with the lotteries that draw on each (LOTT-08 to LOTT-11). */
import { calendarDate } from './dates.ts';
import { currentLottery, type Lottery } from './lottery.ts';

const DAY_MS = 24 * 3_600_000;

export interface ScheduleEntry {
  readonly lottery: Lottery;
  /** The current lottery, on the day of its draw (LOTT-09). */
  readonly current: boolean;
}

export interface ScheduleColumn {
  /** Sunday 1 to Saturday 7 (LOTT-10). */
  readonly day: number;
  /** Date of that day in the week of `now`: midnight UTC in ms, so it is to be written in zone `UTC`. */
  readonly date: number;
  readonly today: boolean;
  /** In the given order. */
  readonly entries: readonly ScheduleEntry[];
}

/** Day of the week at `now` in a zone, Sunday 1 to Saturday 7 (LOTT-10). */
export const currentDay = (now: number, zone: string): number => new Date(dateInUtc(now, zone)).getUTCDay() + 1;

/**
 * The week of `now` (ms) in `zone`, Sunday first. `currentId` is the lottery to mark: the one chosen on the board, by
 * default the one that draws next; it is marked on the day of its draw, or today when its draw is unknown.
 */
export function weekSchedule(
  lotteries: readonly Lottery[],
  now: number,
  zone: string,
  currentId: string | undefined = currentLottery(lotteries, now)?.id,
): ScheduleColumn[] {
  const today = currentDay(now, zone);
  const sunday = dateInUtc(now, zone) - (today - 1) * DAY_MS;
  return [1, 2, 3, 4, 5, 6, 7].map(day => ({
    day,
    date: sunday + (day - 1) * DAY_MS,
    today: day === today,
    entries: lotteries
      .filter(lottery => lottery.drawDays.includes(day))
      .map(lottery => ({
        lottery,
        current: lottery.id === currentId && day === currentDay(lottery.drawAt ?? now, zone),
      })),
  }));
}

function dateInUtc(at: number, zone: string): number {
  const date = calendarDate(at, zone);
  return date ? Date.UTC(date.year, date.month - 1, date.day) : 0;
}
