/** The weekly schedule: seven day columns with the lotteries that draw on each (LOTT-08 to LOTT-11). */
import { calendarDate } from '../dates.ts';
import { currentLottery, type Lottery } from './lotteries.ts';

const DAY_MS = 24 * 3_600_000;

export interface ScheduleEntry {
  readonly lottery: Lottery;
  /** A label that tells this lottery from every other of the week: its name on one or two short lines, else letters of it. */
  readonly mark: string;
  /** The current lottery, on the day of its draw (LOTT-09). */
  readonly current: boolean;
}

export interface ScheduleColumn {
  /** Sunday 1 to Saturday 7 (LOTT-10). */
  readonly day: number;
  /** Date of that day in the week of `now`: midnight UTC in ms, so it is to be written in zone `UTC`. */
  readonly date: number;
  readonly today: boolean;
  /** The lotteries on sale in the given order, and behind them those that draw several times a day. */
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
  const onSale = lotteries.filter(lottery => lottery.onSale);
  // A day says little about a game that draws every few minutes.
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

/** Several times a day, as far as two draws in a row show it. */
const drawsOften = ({ drawAt, previousAt }: Lottery): boolean =>
  drawAt !== null && previousAt !== null && drawAt - previousAt < DAY_MS / 2;

/** Characters on a line of a mark: what fits a seventh of a narrow phone. */
const LINE = 6;

/**
 * A mark for each name: the name itself where it fits two lines, else the first letters of its words, with as many of the last word as
 * make the mark the only one; 6 letters at most.
 */
function marksOf(names: readonly string[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const name of names) {
    const texts = name.split(/[\s.-]+/).filter(word => word !== '');
    let mark = onTwoLines(texts);
    for (let letters = 1; mark === null; letters++) {
      const short = shortOf(texts, letters);
      const taken = [...marks].some(([other, used]) => other !== name && used === short);
      if (!taken || letters > LINE) mark = short;
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

/** First letters of the words, `last` of them of the last one. */
const shortOf = (texts: readonly string[], last: number): string =>
  texts
    .map((word, at) => (at === texts.length - 1 ? [...word].slice(0, last).join('') : ([...word][0] ?? '')))
    .join('')
    .slice(0, LINE);

function dateInUtc(at: number, zone: string): number {
  const date = calendarDate(at, zone);
  return date ? Date.UTC(date.year, date.month - 1, date.day) : 0;
}
