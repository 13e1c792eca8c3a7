/** Draw schedules: pure calculations in the time zone Asia/Ho_Chi_Minh, which is UTC+7 all year. */
import { DRAW_ZONE_OFFSET_MS, drawDay } from '../../platform/days.ts';

export const ZONE = 'Asia/Ho_Chi_Minh';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export type Timetable =
  /** One draw per given day (Sunday 1 to Saturday 7) at a time in minutes since midnight (LOTT-10). */
  | { readonly kind: 'weekly'; readonly minuteOfDay: number; readonly days: readonly number[] }
  /** Draws at an interval in minutes, counted from midnight; the last draw of a day is at the next midnight. */
  | { readonly kind: 'interval'; readonly minutes: number };

/** One draw of a timetable. */
export interface DrawTime {
  /** Draw number with the local date: `YYYYMMDD`, or `YYYYMMDD-0001` for lotteries with several draws per day. */
  readonly numero: string;
  /** Time of the draw, ms since 1970. */
  readonly drawAt: number;
}

/** Parses `weekly 18:30 1,3` or `every 5` (minutes that divide a day). Throws for other texts. */
export function parseTimetable(text: string): Timetable {
  const every = /^every (\d{1,4})$/.exec(text);
  if (every) {
    const minutes = Number(every[1]);
    if (minutes < 1 || DAY % (minutes * MINUTE) !== 0) throw new Error(`${minutes} minutes do not divide a day`);
    return { kind: 'interval', minutes };
  }
  const weekly = /^weekly ([01]\d|2[0-3]):([0-5]\d) ([1-7](?:,[1-7])*)$/.exec(text);
  if (!weekly) throw new Error(`"${text}" is not a timetable`);
  const days = [...new Set(weekly[3]!.split(',').map(Number))].sort();
  return { kind: 'weekly', minuteOfDay: Number(weekly[1]) * 60 + Number(weekly[2]), days };
}

/** Returns the draw days in the format of the API field `drawDayOfWeek`: `1,3` (LOTT-11). */
export function drawDays(timetable: Timetable): string {
  return timetable.kind === 'weekly' ? timetable.days.join(',') : '1,2,3,4,5,6,7';
}

/** Returns the first draw strictly after `at` (ms since 1970). */
export function nextDrawTime(timetable: Timetable, at: number): DrawTime {
  const midnight = localMidnight(at);
  if (timetable.kind === 'interval') {
    const length = timetable.minutes * MINUTE;
    return intervalDrawTime(midnight, Math.floor((at - midnight) / length) + 1, length);
  }
  for (let day = midnight; ; day += DAY) {
    const drawAt = day + timetable.minuteOfDay * MINUTE;
    if (drawAt > at && timetable.days.includes(weekday(day))) return { numero: compactDate(day), drawAt };
  }
}

/** Returns the next `count` draws after `at`, soonest first. */
export function drawTimesAhead(timetable: Timetable, at: number, count: number): DrawTime[] {
  const slots: DrawTime[] = [];
  for (let from = at; slots.length < count; from = slots.at(-1)!.drawAt) slots.push(nextDrawTime(timetable, from));
  return slots;
}

/** Returns all draws after `from` up to and including `to`, oldest first. */
export function drawTimesBetween(timetable: Timetable, from: number, to: number): DrawTime[] {
  const slots: DrawTime[] = [];
  for (let slot = nextDrawTime(timetable, from); slot.drawAt <= to; slot = nextDrawTime(timetable, slot.drawAt))
    slots.push(slot);
  return slots;
}

/** Returns the draw of a calendar date `YYYY-MM-DD`; null if the lottery has no draw or several draws on that day. */
export function drawTimeOn(timetable: Timetable, date: string): DrawTime | null {
  if (timetable.kind !== 'weekly') return null;
  const { from: midnight } = drawDay(date) ?? {};
  if (midnight === undefined || !timetable.days.includes(weekday(midnight))) return null;
  return { numero: compactDate(midnight), drawAt: midnight + timetable.minuteOfDay * MINUTE };
}

/** Returns the draw with a draw number; null if the lottery has no such draw. */
export function drawTimeNamed(timetable: Timetable, numero: string): DrawTime | null {
  const [, year, month, day, index] = /^(\d{4})(\d\d)(\d\d)(?:-(\d{4}))?$/.exec(numero) ?? [];
  const date = `${year}-${month}-${day}`;
  if (timetable.kind === 'weekly') return index === undefined ? drawTimeOn(timetable, date) : null;
  const midnight = drawDay(date)?.from;
  if (midnight === undefined || index === undefined) return null;
  const length = timetable.minutes * MINUTE;
  const isDraw = Number(index) >= 1 && Number(index) * length <= DAY;
  return isDraw ? intervalDrawTime(midnight, Number(index), length) : null;
}

/** Returns the shortest time between two draws, ms. */
export function shortestGap(timetable: Timetable): number {
  return timetable.kind === 'interval' ? timetable.minutes * MINUTE : DAY;
}

function intervalDrawTime(midnight: number, index: number, length: number): DrawTime {
  return { numero: `${compactDate(midnight)}-${String(index).padStart(4, '0')}`, drawAt: midnight + index * length };
}

const localMidnight = (at: number) => Math.floor((at + DRAW_ZONE_OFFSET_MS) / DAY) * DAY - DRAW_ZONE_OFFSET_MS;

/** Day of the week, Sunday is 1. 1970-01-01 was a Thursday, day 5. */
const weekday = (midnight: number) => (((((midnight + DRAW_ZONE_OFFSET_MS) / DAY + 4) % 7) + 7) % 7) + 1;

const compactDate = (midnight: number) =>
  new Date(midnight + DRAW_ZONE_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '');
