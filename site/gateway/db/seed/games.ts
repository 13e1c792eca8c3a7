/** First games: those of the draw engine, and made-up ones of every kind. The same count gives the same games. */
import { sql } from 'kysely';
import { chance, weighted } from '../../art/chance.ts';
import { gameSearch } from '../game-search.ts';
import type { GameTable } from '../schema/games.ts';
import type { Lottery, Trx } from '../schema/schema.ts';
import { TABLE_WORDS } from '../tables/words.ts';
import { type Named, slotNames, tableNames } from './texts/game-names.ts';
import { VENDORS } from './vendors.ts';

const SEED = 20_261_120;
const FIRST_NODE_ID = 1_001;
const ROWS_PER_STATEMENT = 4_000;

/** Of each kind but slots, which take the rest; a short list takes its part of them. */
const MOST = { LIVE: 110, PVP: 130, FISH: 110, SPORTS: 30, ESPORTS: 36, COCKFIGHT: 24, LOTT: 26 } as const;
type TableType = keyof typeof MOST;
const TABLE_TYPES = Object.keys(MOST) as TableType[];
const FULL = 3_000;

const CLASSES = [
  ['JP', 30],
  ['AC', 22],
  ['SC', 12],
  ['TG', 10],
  ['VP', 8],
  [null, 18],
] as const;
const MIN_BETS = ['0.01', '0.05', '0.10', '0.50', '0.75'];
const LINES = [5, 9, 10, 20, 25, 30, 40, 50, 243];

/** A row as it goes into the statement; names stay an object, as the whole is one JSON text. */
type Row = Omit<GameTable, 'names'> & Pick<Named, 'names'>;
type Draft = Named & Pick<GameTable, 'game_type' | 'vendor_code'> & { readonly lottery?: Lottery };

/** @param count all games together; the lotteries stand among them whatever it is */
export async function seedGames(trx: Trx, count: number): Promise<void> {
  const lotteries = await trx.selectFrom('lotteries').selectAll().orderBy(sql`game_id::integer`).execute();
  const next = chance(SEED);
  const drafts = lotteryGames(lotteries);
  for (const type of TABLE_TYPES) {
    const most = Math.ceil(MOST[type] * Math.min(1, count / FULL));
    drafts.push(...dealt(type, tableNames(TABLE_WORDS[type], most, next)));
  }
  drafts.push(...dealt('RNG', slotNames(Math.max(0, count - drafts.length), next)));
  const rows = toRows(drafts, next);
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    // One value instead of sixteen for each row: parsing them would take longer than writing.
    await sql`insert into games select * from jsonb_populate_recordset(null::games,
      ${JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT))}::jsonb)`.execute(trx);
  }
}

/** Which vendor sells a lottery: one for every launcher there is (LAUNCH-03 to LAUNCH-05). */
function lotteryGames(lotteries: readonly Lottery[]): Draft[] {
  const sold = (vendor_code: string, game_type: string, sells: (lottery: Lottery) => boolean): Draft[] =>
    lotteries.filter(sells).map(lottery => ({
      game_type,
      vendor_code,
      names: lottery.names,
      art: `lottery-${lottery.code}`,
      lottery,
    }));
  const regional = /^vietnam_m[bnt]$/;
  return [
    ...sold('TCG_LOTTO_VN', 'LOTT', ({ tag, code }) => regional.test(tag) || code === 'fast1'),
    ...sold('TCG_SEA', 'LOTT', ({ code }) => code === 'fast3' || code === 'fast5'),
    ...sold('LOTT', 'LOTT', ({ code }) => ['mb', 'hcm', 'vn30', 'hnx'].includes(code)),
    ...sold('ELOTT', 'ELOTT', ({ tag }) => tag === 'vietnam_fast'),
  ];
}

/** Gives each game a vendor, and all of them an order in which covers that look alike stand apart. */
function dealt(game_type: string, games: readonly Named[]): Draft[] {
  const shares = VENDORS.flatMap(([code, , share]) => {
    const weight = share[game_type];
    return weight === undefined ? [] : [[code, weight] as const];
  });
  // Whoever has the fewest games for its share is next, so that each has its part of any count.
  const given = new Map(shares.map(([code]) => [code, 0]));
  const load = ([code, weight]: (typeof shares)[number]) => (given.get(code)! + 0.5) / weight;
  return apart(
    games.map(game => {
      const [vendor_code] = shares.reduce((best, share) => (load(share) < load(best) ? share : best));
      given.set(vendor_code, given.get(vendor_code)! + 1);
      return { ...game, game_type, vendor_code };
    }),
  );
}

/** How far ahead another cover is looked for. */
const AHEAD = 80;
/** Tiles in a row of the grid on a phone: the tile above is so many places back. */
const COLUMNS = 3;

/** Swaps games until none shows what the ones beside and above it show, in the whole list and in the one of its vendor. */
function apart(games: Draft[]): Draft[] {
  const reach = Math.min(COLUMNS, new Set(games.map(({ art }) => art)).size - 1);
  const seen = new Map<string, string[]>();
  const last = (list: string) => (seen.get(list) ?? []).slice(-reach);
  for (let at = 0; at < games.length; at++) {
    const found = games
      .slice(at, at + AHEAD)
      .findIndex(({ art, vendor_code }) => ![...last(''), ...last(vendor_code)].includes(art));
    if (found > 0) [games[at], games[at + found]] = [games[at + found]!, games[at]!];
    const { art, vendor_code } = games[at]!;
    for (const list of ['', vendor_code]) seen.set(list, [...last(list), art]);
  }
  return games;
}

function toRows(drafts: readonly Draft[], next: () => number): Row[] {
  const places = new Map<string, number>();
  return drafts.map(({ names, art, game_type, vendor_code, lottery }, index) => {
    const position = places.get(game_type) ?? 0;
    places.set(game_type, position + 1);
    const node_id = FIRST_NODE_ID + index;
    const isSlot = game_type === 'RNG';
    return {
      node_id,
      game_id: lottery?.game_id ?? `${vendor_code}-${node_id}`,
      vendor_code,
      game_type,
      names,
      search: gameSearch(names),
      class: isSlot ? weighted(CLASSES, next) : null,
      min_bet: isSlot ? MIN_BETS[Math.floor(next() * MIN_BETS.length)]! : null,
      lines: isSlot ? LINES[Math.floor(next() * LINES.length)]! : null,
      is_top: position % 16 === 2,
      is_new: position % 11 === 5,
      active: true,
      position,
      art,
      lottery_id: lottery?.game_id ?? null,
    };
  });
}
