/** The lotteries as they stand, read once per change and shared by every answer that shows them. */
import type { Database, Lottery, Names } from '../db/schema.ts';
import { type MenuRow, readMenu } from '../store/lottery.ts';
import type { RefreshSetting } from '../store/settings.ts';
import type { Grace } from './grace.ts';
import type { Snapshots } from './snapshots.ts';
import { parseTimetable, type Slot, slotAfter, type Timetable } from './timetable.ts';

export interface StandingLottery {
  readonly lottery: Lottery;
  readonly timetable: Timetable;
  /** Number, time and text of the last result. */
  readonly last: {
    readonly numero: string;
    readonly drawAt: number;
    readonly number: string;
    readonly source: string;
  } | null;
  /** The draw after the last result: open, closed for sale, or due and awaited. */
  readonly next: Slot;
}

export interface Menu {
  readonly groups: readonly {
    readonly tag: string;
    readonly names: Names;
    readonly lotteries: readonly StandingLottery[];
  }[];
  /** Every lottery once, in the order of its first appearance. */
  readonly all: readonly StandingLottery[];
  /** Languages that names exist in. */
  readonly languages: ReadonlySet<string>;
  readonly refresh: RefreshSetting;
  readonly sandbox: boolean;
}

export interface MenuReaderOptions {
  readonly db: Database;
  readonly snapshots: Pick<Snapshots, 'generation'>;
  readonly grace: Grace;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Gives the menu, read again only after `snapshots.invalidate()`; while the database is away, the last one. */
export function createMenuReader({ db, snapshots, grace, now }: MenuReaderOptions): () => Promise<Menu> {
  let last: Menu | null = null;
  let reading: { readonly generation: number; readonly menu: Promise<Menu> } | null = null;

  async function read(): Promise<Menu> {
    try {
      last = await load(db, now());
      grace.good();
    } catch (error) {
      // The next asker tries again.
      reading = null;
      if (!last || !grace.covers(error)) throw error;
    }
    return last;
  }

  return () => {
    if (reading?.generation !== snapshots.generation) reading = { generation: snapshots.generation, menu: read() };
    return reading.menu;
  };
}

async function load(db: Database, at: number): Promise<Menu> {
  const rows = await readMenu(db);
  const standing = new Map<string, StandingLottery>();
  const groups = new Map<string, { tag: string; names: Names; lotteries: StandingLottery[] }>();
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
  const { group_tag, group_names, refresh, sandbox, last_numero, last_draw_at, last_number, last_source, ...lottery } =
    row;
  const timetable = parseTimetable(lottery.timetable);
  const drawn = last_numero !== null && last_draw_at !== null && last_number !== null && last_source !== null;
  return {
    lottery,
    timetable,
    last: drawn ? { numero: last_numero, drawAt: last_draw_at, number: last_number, source: last_source } : null,
    next: slotAfter(timetable, last_draw_at ?? at),
  };
}
