/** Games that open lotteries. Every new database needs them, because no command adds such games. */
import { sql } from 'kysely';
import { gameSearch } from '../../features/games/search.ts';
import type { GameTable } from '../../features/games/tables.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Lottery, Trx } from '../../platform/db/schema.ts';

const FIRST_NODE_ID = 1_001;
const ROWS_PER_STATEMENT = 4_000;

/** Row of a game as JSON. Names are an object instead of JSON text, because the row itself becomes JSON text. */
type Row = Omit<GameTable, 'names'> & { readonly names: LocalizedText };

export interface Draft extends Pick<GameTable, 'game_type' | 'vendor_code' | 'art'> {
  readonly names: LocalizedText;
  readonly lottery?: Lottery;
}

type SlotColumns = Partial<Pick<Row, 'class' | 'min_bet' | 'lines'>>;

export const listLotteries = (trx: Trx): Promise<Lottery[]> =>
  trx.selectFrom('lotteries').selectAll().orderBy(sql`game_id::integer`).execute();

export async function addLotteryGames(trx: Trx): Promise<void> {
  await insertGames(trx, toRows(lotteryGames(await listLotteries(trx))));
}

/** Returns the games that open lotteries. Each kind of launch belongs to a separate vendor (LAUNCH-03 to LAUNCH-05). */
export function lotteryGames(lotteries: readonly Lottery[]): Draft[] {
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

/** Returns the rows in the order of the drafts. Positions are numbered within each category. */
export function toRows(drafts: readonly Draft[], slotColumns: (draft: Draft) => SlotColumns = () => ({})): Row[] {
  const places = new Map<string, number>();
  return drafts.map((draft, index) => {
    const { names, art, game_type, vendor_code, lottery } = draft;
    const position = places.get(game_type) ?? 0;
    places.set(game_type, position + 1);
    const node_id = FIRST_NODE_ID + index;
    return {
      node_id,
      game_id: lottery?.game_id ?? `${vendor_code}-${node_id}`,
      vendor_code,
      game_type,
      names,
      search: gameSearch(names),
      class: null,
      min_bet: null,
      lines: null,
      ...slotColumns(draft),
      is_top: position % 16 === 2,
      is_new: position % 11 === 5,
      active: true,
      position,
      art,
      lottery_id: lottery?.game_id ?? null,
    };
  });
}

export async function insertGames(trx: Trx, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    // The rows are a single JSON parameter, because Postgres would need more time for sixteen parameters per row than
    // for the insert.
    await sql`insert into games select * from jsonb_populate_recordset(null::games,
      ${JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT))}::jsonb)`.execute(trx);
  }
}
