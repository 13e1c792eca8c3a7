/** Generated games of all categories. The same count always results in the same games. */
import { sql } from 'kysely';
import {
  type Draft,
  insertGames,
  listLotteries,
  lotteryGames,
  toRows,
} from '../../migrations/reference/lottery-games.ts';
import { VENDORS } from '../../migrations/reference/vendors.ts';
import { chance, weighted } from '../../platform/art/seeded-random.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { type Named, slotNames, tableNames } from './texts/game-names.ts';
import { TABLE_NAME_PARTS } from './texts/table-words.ts';

const SEED = 20_261_120;

/**
 * Maximum number of games by category; all others are slots. If few games are requested, the numbers are reduced
 * proportionally.
 */
const MAX = { LIVE: 110, PVP: 130, FISH: 110, SPORTS: 30, ESPORTS: 36, COCKFIGHT: 24, LOTT: 26 } as const;
type TableType = keyof typeof MAX;
const TABLE_TYPES = Object.keys(MAX) as TableType[];
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

/**
 * Adds games.
 * @param count total number of games, including the lottery games that already exist
 */
export async function seedGames(
  trx: Trx,
  { sandboxGameCount: count }: { readonly sandboxGameCount: number },
): Promise<void> {
  const next = chance(SEED);
  const lotteries = lotteryGames(await listLotteries(trx));
  const drafts: Draft[] = [];
  for (const type of TABLE_TYPES) {
    const max = Math.ceil(MAX[type] * Math.min(1, count / FULL));
    drafts.push(...dealt(type, tableNames(TABLE_NAME_PARTS[type], max, next)));
  }
  drafts.push(...dealt('RNG', slotNames(Math.max(0, count - lotteries.length - drafts.length), next)));
  const rows = toRows([...lotteries, ...drafts], draft =>
    draft.game_type === 'RNG'
      ? {
          class: weighted(CLASSES, next),
          min_bet: MIN_BETS[Math.floor(next() * MIN_BETS.length)]!,
          lines: LINES[Math.floor(next() * LINES.length)]!,
        }
      : {},
  );
  await insertGames(trx, rows.slice(lotteries.length));
  await sql`analyze games`.execute(trx);
}

/** Assigns each game to a vendor, and sorts the games so that equal covers are not adjacent. */
function dealt(game_type: string, games: readonly Named[]): Draft[] {
  const shares = VENDORS.flatMap(([code, , share]) => {
    const weight = share[game_type];
    return weight === undefined ? [] : [[code, weight] as const];
  });
  // Each game goes to the vendor with the fewest games relative to its share, so that the shares are right for any
  // number of games.
  const assigned = new Map(shares.map(([code]) => [code, 0]));
  const load = ([code, weight]: (typeof shares)[number]) => (assigned.get(code)! + 0.5) / weight;
  return spreadCovers(
    games.map(game => {
      const [vendor_code] = shares.reduce((best, share) => (load(share) < load(best) ? share : best));
      assigned.set(vendor_code, assigned.get(vendor_code)! + 1);
      return { ...game, game_type, vendor_code };
    }),
  );
}

/** Maximum distance in which another cover is searched, positions. */
const AHEAD = 80;
/** Number of columns of the game grid on a phone. The tile above another one is this many positions earlier. */
const COLUMNS = 3;

/**
 * Swaps games until no cover equals that of an adjacent tile, in the list of all games and in the list of the vendor.
 */
function spreadCovers(games: Draft[]): Draft[] {
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
