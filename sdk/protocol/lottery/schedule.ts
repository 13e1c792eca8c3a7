/** Weekly schedule: seven day columns with the lotteries drawn on each day (LOTT-08 to LOTT-11). */
import { calendarDate } from '../date-format.ts';
import { currentLottery, type Lottery } from './lotteries.ts';

const DAY_MS = 24 * 3_600_000;

export interface ScheduleEntry {
  readonly lottery: Lottery;
  /** Unique label of the lottery in the week: its name on one or two short lines, else letters of the name. */
  readonly mark: string;
  /** The current lottery, on the weekday of its draw (LOTT-09). */
  readonly current: boolean;
}

export interface ScheduleColumn {
  /** Sunday 1 to Saturday 7 (LOTT-10). */
  readonly day: number;
  /** Date of that day in the week of `now`: midnight UTC in ms, so it must be formatted in zone `UTC`. */
  readonly date: number;
  readonly today: boolean;
  /** The lotteries on sale in the given order, followed by those with several draws a day. */
  readonly entries: readonly ScheduleEntry[];
}

/** Returns the weekday at `now` in a zone, Sunday 1 to Saturday 7 (LOTT-10). */
export const currentDay = (now: number, zone: string): number => new Date(dateInUtc(now, zone)).getUTCDay() + 1;

/**
 * Returns the week of `now` (ms) in `zone`, Sunday first. `currentId` is the highlighted lottery, by default the one
 * with the next draw; its highlight is on the weekday of its draw, or today if the draw is unknown.
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
  // Lotteries with several draws a day are last, because the weekday is not significant for them.
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

/** Checks whether a lottery has several draws a day, derived from two consecutive draws. */
const drawsOften = ({ drawAt, previousAt }: Lottery): boolean =>
  drawAt !== null && previousAt !== null && drawAt - previousAt < DAY_MS / 2;

/** Maximum characters per line of a label, for one seventh of a narrow phone. */
const LINE = 6;

/**
 * Creates a unique label for each name: the name if it fits on two lines, else the initials of its words, with enough
 * letters of the last word to be unique; at most 6 letters.
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

/** Returns the initials of the words, with `last` letters of the last word. */
const shortOf = (texts: readonly string[], last: number): string =>
  texts
    .map((word, at) => (at === texts.length - 1 ? [...word].slice(0, last).join('') : ([...word][0] ?? '')))
    .join('')
    .slice(0, LINE);

function dateInUtc(at: number, zone: string): number {
  const date = calendarDate(at, zone);
  return date ? Date.UTC(date.year, date.month - 1, date.day) : 0;
}
