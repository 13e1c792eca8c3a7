/**
 * Lottery groups and their lotteries: Vietnamese lotteries by weekday, lotteries with several draws per day, and stock
 * indices.
 */
import { HOT_GROUP, STOCK_GROUP } from 'lobbykit/domain';
import type { GroupTable } from '../../features/lottery/tables.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Lottery, Trx } from '../../platform/db/schema.ts';
import { CENTRAL, SOUTHERN } from './provinces.ts';

const NORTH = 'vietnam_mb';
const CENTER = 'vietnam_mt';
const SOUTH = 'vietnam_mn';
const FAST = 'vietnam_fast';

const GROUPS: readonly { tag: GroupTable['tag']; names: LocalizedText }[] = [
  { tag: HOT_GROUP, names: { EN: 'Hot', VI: 'Nổi bật', PT: 'Em alta' } },
  { tag: NORTH, names: { EN: 'North', VI: 'Miền Bắc', PT: 'Norte' } },
  { tag: SOUTH, names: { EN: 'South', VI: 'Miền Nam', PT: 'Sul' } },
  { tag: CENTER, names: { EN: 'Central', VI: 'Miền Trung', PT: 'Centro' } },
  { tag: FAST, names: { EN: 'Fast', VI: 'Siêu tốc', PT: 'Rápidas' } },
  { tag: STOCK_GROUP, names: { EN: 'Stock index', VI: 'Chỉ số chứng khoán', PT: 'Índice da bolsa' } },
];

/** Prize levels of the lottery companies, from the special prize down: digits of a number x count of numbers. */
const NORTHERN_LEVELS = '5x1~5x1~5x2~5x6~4x4~4x6~3x3~2x4';
const PROVINCE_LEVELS = '6x1~5x1~5x1~5x2~5x7~4x1~4x3~3x1~2x1';
const FAST_LEVELS = '5x1~5x1~5x2~4x3~2x4';
const STOCK_LEVELS = '5x1~2x1';

const QUARTER_HOUR = 900;
const EVERY_DAY = '1,2,3,4,5,6,7';
const WORKING_DAYS = '2,3,4,5,6';

type Seed = Omit<Lottery, 'game_id' | 'results'>;

const northern: Seed = {
  code: 'mb',
  tag: NORTH,
  names: { EN: 'Northern Vietnam', VI: 'Miền Bắc', PT: 'Norte do Vietnã' },
  on_sale: true,
  timetable: `weekly 18:30 ${EVERY_DAY}`,
  prize_levels: NORTHERN_LEVELS,
  lock_seconds: QUARTER_HOUR,
};

const province =
  (tag: string, time: string) =>
  ([code, names, days]: (typeof SOUTHERN)[number]): Seed => ({
    code,
    tag,
    names,
    on_sale: true,
    timetable: `weekly ${time} ${days}`,
    prize_levels: PROVINCE_LEVELS,
    lock_seconds: QUARTER_HOUR,
  });

/**
 * @param lockSeconds time between close of sale and draw, s; short enough to watch both
 */
const fast = (minutes: number, lockSeconds: number): Seed => ({
  code: `fast${minutes}`,
  tag: FAST,
  names: { EN: `Fast ${minutes} min`, VI: `Siêu tốc ${minutes} phút`, PT: `Rápida ${minutes} min` },
  on_sale: true,
  timetable: `every ${minutes}`,
  prize_levels: FAST_LEVELS,
  lock_seconds: lockSeconds,
});

const stock = (code: string, names: LocalizedText, onSale: boolean): Seed => ({
  code,
  tag: STOCK_GROUP,
  names,
  on_sale: onSale,
  timetable: `weekly 15:00 ${WORKING_DAYS}`,
  prize_levels: STOCK_LEVELS,
  lock_seconds: QUARTER_HOUR,
});

const LOTTERIES: readonly Seed[] = [
  northern,
  ...SOUTHERN.map(province(SOUTH, '16:30')),
  ...CENTRAL.map(province(CENTER, '17:30')),
  fast(1, 10),
  fast(3, 15),
  fast(5, 20),
  stock('vn30', { EN: 'VN30 index', VI: 'Chỉ số VN30', PT: 'Índice VN30' }, true),
  // GW-08 requires a lottery that is not on sale.
  stock('hnx', { EN: 'HNX index', VI: 'Chỉ số HNX', PT: 'Índice HNX' }, false),
];

const HOT_CODES = ['fast1', 'mb', 'hcm', 'fast3', 'fast5'];
const FIRST_GAME_ID = 101;

/** Codes of all lotteries in a new database. Each of them has an icon. */
export const SEEDED_CODES: readonly string[] = LOTTERIES.map(({ code }) => code);

/** Adds all lotteries, because no command adds any. They are on sale only in a sandbox. */
export async function addLotteries(trx: Trx, { sandbox }: { readonly sandbox: boolean }): Promise<void> {
  const idOf = new Map(LOTTERIES.map(({ code }, index) => [code, String(FIRST_GAME_ID + index)]));
  const id = (code: string) => idOf.get(code)!;
  await trx
    .insertInto('lottery_groups')
    .values(GROUPS.map(({ tag, names }, position) => ({ tag, names: JSON.stringify(names), position })))
    .execute();
  await trx
    .insertInto('lotteries')
    .values(
      LOTTERIES.map(({ on_sale, ...seed }) => ({
        ...seed,
        on_sale: on_sale && sandbox,
        game_id: id(seed.code),
        names: JSON.stringify(seed.names),
      })),
    )
    .execute();
  const hot = HOT_CODES.map((code, position) => ({ group_tag: HOT_GROUP, game_id: id(code), position }));
  const regional = LOTTERIES.map(({ code, tag }, position) => ({ group_tag: tag, game_id: id(code), position }));
  await trx
    .insertInto('lottery_group_games')
    .values([...hot, ...regional])
    .execute();
}
