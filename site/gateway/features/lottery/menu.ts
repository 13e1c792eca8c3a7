/**
 * Cache of all lotteries with their latest results and next draws. Reloaded after changes and shared by all responses.
 */
import { baseLanguage } from 'lobbykit/domain';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database, Lottery } from '../../platform/db/schema.ts';
import type { StaleIfError } from '../../platform/http/stale-if-error.ts';
import type { RefreshSetting } from '../../platform/settings/repository.ts';
import { type MenuRow, readMenu } from './draws-repository.ts';
import { type DrawTime, nextDrawTime, parseTimetable, type Timetable } from './timetable.ts';

export interface StandingLottery {
  readonly lottery: Lottery;
  readonly timetable: Timetable;
  /** Draw number, time and winning numbers of the latest result; null if there is none. */
  readonly last: {
    readonly numero: string;
    readonly drawAt: number;
    readonly number: string;
    readonly source: string;
  } | null;
  /**
   * Next draw: the one after the latest result; for an imported lottery, the next one by time. It is open, closed for
   * sale, or due.
   */
  readonly next: DrawTime;
  /** Commitments to the seeds of upcoming draws, by draw number. */
  readonly commitments: Readonly<Record<string, string>>;
}

export interface Menu {
  readonly groups: readonly {
    readonly tag: string;
    readonly names: LocalizedText;
    readonly lotteries: readonly StandingLottery[];
  }[];
  /** All lotteries without duplicates, in the order in which the groups first list them. */
  readonly all: readonly StandingLottery[];
  /** Languages in which the lotteries have names. */
  readonly languages: ReadonlySet<string>;
  readonly refresh: RefreshSetting;
  readonly sandbox: boolean;
}

export interface MenuReader {
  /** Returns the lotteries. Queries the database only after changes; concurrent callers share one query. */
  read(): Promise<Menu>;
  /**
   * Returns the requested language if the lotteries have names in it, else English; this limits the number of response
   * variants. Uses the last cached lotteries while the database is unreachable.
   */
  language(requested: string | undefined): Promise<string>;
}

export interface MenuReaderOptions {
  readonly db: Database;
  /** Returns a number that increases with every change of the cached tables. */
  readonly generation: () => number;
  readonly staleIfError: StaleIfError;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export function createMenuReader({ db, generation, staleIfError, now }: MenuReaderOptions): MenuReader {
  let last: Menu | null = null;
  let reading: { readonly generation: number; readonly menu: Promise<Menu> } | null = null;

  async function readRows(): Promise<Menu> {
    try {
      last = await load(db, now());
      return last;
    } catch (error) {
      // The next call repeats the query.
      reading = null;
      throw error;
    }
  }

  const read = (): Promise<Menu> => {
    const current = generation();
    if (reading?.generation !== current) reading = { generation: current, menu: readRows() };
    return reading.menu;
  };

  async function newestKnown(): Promise<Menu> {
    try {
      return await read();
    } catch (error) {
      if (!last || !staleIfError.covers(error)) throw error;
      return last;
    }
  }

  return {
    read,
    async language(requested) {
      const code = requested?.toUpperCase() ?? 'EN';
      const { languages } = await newestKnown();
      return [code, baseLanguage(code)].find(one => languages.has(one)) ?? 'EN';
    },
  };
}

async function load(db: Database, at: number): Promise<Menu> {
  const rows = await readMenu(db);
  const standing = new Map<string, StandingLottery>();
  const groups = new Map<string, { tag: string; names: LocalizedText; lotteries: StandingLottery[] }>();
  const languages = new Set<string>();
  for (const row of rows) {
    const lottery = standing.get(row.game_id) ?? toStanding(row, at);
    standing.set(row.game_id, lottery);
    const group = groups.get(row.group_tag) ?? { tag: row.group_tag, names: row.group_names, lotteries: [] };
    group.lotteries.push(lottery);
    groups.set(row.group_tag, group);
    for (const code of [...Object.keys(row.names), ...Object.keys(row.group_names)]) languages.add(code);
  }
  const first = rows[0];
  if (!first) throw new Error('The lottery tables are empty.');
  const { refresh, sandbox } = first;
  return { groups: [...groups.values()], all: [...standing.values()], languages, refresh, sandbox };
}

function toStanding(row: MenuRow, at: number): StandingLottery {
  const {
    group_tag,
    group_names,
    refresh,
    sandbox,
    last_numero,
    last_draw_at,
    last_number,
    last_source,
    commitments,
    ...lottery
  } = row;
  const timetable = parseTimetable(lottery.timetable);
  const drawn = last_numero !== null && last_draw_at !== null && last_number !== null && last_source !== null;
  return {
    lottery,
    timetable,
    last: drawn ? { numero: last_numero, drawAt: last_draw_at, number: last_number, source: last_source } : null,
    // An import may be days late while further draws are already on sale, so the latest result does not determine the
    // next draw.
    next: nextDrawTime(timetable, lottery.results === 'imported' ? at : (last_draw_at ?? at)),
    commitments: commitments ?? {},
  };
}
