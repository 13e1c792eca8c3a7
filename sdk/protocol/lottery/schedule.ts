/** Weekly schedule: seven columns, each with the lotteries drawn on that weekday (LOTT-08 to LOTT-11). */
import { calendarDate } from '../date-format.ts';
import { currentLottery, type Lottery } from './lotteries.ts';

const DAY_MS = 24 * 3_600_000;

export interface ScheduleEntry {
  readonly lottery: Lottery;
  /** Label of the lottery, unique within the week: the name if it fits on two short lines, otherwise initials. */
  readonly mark: string;
  /** True for the lottery with the next draw, in the column of that draw (LOTT-09). */
  readonly current: boolean;
}

export interface ScheduleColumn {
  /** Weekday of the column: Sunday 1 to Saturday 7 (LOTT-10). */
  readonly day: number;
  /**
   * Date of the column in the week of `now`: midnight UTC, ms since 1970. It must therefore be formatted in the time
   * zone `UTC`.
   */
  readonly date: number;
  readonly today: boolean;
  /** Lotteries on sale, in the given order; those with several draws a day are last. */
  readonly entries: readonly ScheduleEntry[];
}

/** Returns the weekday at `now` in a time zone: Sunday 1 to Saturday 7 (LOTT-10). */
export const currentDay = (now: number, zone: string): number => new Date(dateInUtc(now, zone)).getUTCDay() + 1;

/**
 * Returns the week that contains `now` (ms) in the time zone `zone`, starting on Sunday. `currentId` is the highlighted
 * lottery, by default the one with the next draw; it is highlighted on the weekday of its draw, or today if the draw
 * time is unknown.
 */
export function weekSchedule(
  lotteries: readonly Lottery[],
  now: number,
  zone: string,
  currentId: string | undefined = currentLottery(lotteries, now)?.id,
): ScheduleColumn[] {
  const today = currentDay(now, zone);
  const sunday = dateInUtc(now, zone) - (today - 1) * DAY_MS;
  const onSale = lotteries.filter(lottery => lottery.onSale);
  // Lotteries with several draws a day are last, because the weekday has little meaning for them.
  const listed = [...onSale.filter(lottery => !drawsOften(lottery)), ...onSale.filter(drawsOften)];
  const marks = marksOf(listed.map(({ name }) => name));
  return [1, 2, 3, 4, 5, 6, 7].map(day => ({
    day,
    date: sunday + (day - 1) * DAY_MS,
    today: day === today,
    entries: listed
      .filter(lottery => lottery.drawDays.includes(day))
      .map(lottery => ({
        lottery,
        mark: marks.get(lottery.name) ?? '',
        current: lottery.id === currentId && day === currentDay(lottery.drawAt ?? now, zone),
      })),
  }));
}

/** Checks whether a lottery has several draws a day, by the time between its last and its next draw. */
const drawsOften = ({ drawAt, previousAt }: Lottery): boolean =>
  drawAt !== null && previousAt !== null && drawAt - previousAt < DAY_MS / 2;

/** Maximum number of characters on a line of a label, which is one seventh of a narrow phone wide. */
const LINE = 6;

/**
 * Creates a unique label for each name: the name if it fits on two lines, else the initials of its words. Letters of
 * the last word are added until the label is unique; initials have at most 6 letters.
 */
function marksOf(names: readonly string[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const name of names) {
    const nameParts = name.split(/[\s.-]+/).filter(word => word !== '');
    let mark = onTwoLines(nameParts);
    for (let charCount = 1; mark === null; charCount++) {
      const short = shortOf(nameParts, charCount);
      const isUsed = [...marks].some(([other, used]) => other !== name && used === short);
      if (!isUsed || charCount > LINE) mark = short;
    }
    marks.set(name, mark);
  }
  return marks;
}

function onTwoLines(texts: readonly string[]): string | null {
  for (let first = texts.length; first > 0; first--) {
    const lines = [texts.slice(0, first).join(' '), texts.slice(first).join(' ')];
    if (lines.every(line => [...line].length <= LINE)) return lines.join('\n').trim();
  }
  return null;
}

/** Returns the initials of the words, but `last` letters of the last word. */
const shortOf = (texts: readonly string[], last: number): string =>
  texts
    .map((word, at) => (at === texts.length - 1 ? [...word].slice(0, last).join('') : ([...word][0] ?? '')))
    .join('')
    .slice(0, LINE);

function dateInUtc(at: number, zone: string): number {
  const date = calendarDate(at, zone);
  return date ? Date.UTC(date.year, date.month - 1, date.day) : 0;
}
