/** Seed data of the points store: earn rates, value of a point, items, and the points of the public accounts. */

import { type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';

/** Qualifying stake that earns one point, by category. */
const RATES: readonly (readonly [category: string, stake: string])[] = [
  ['LOTT', '1000'],
  ['RNG', '1000'],
  ['FISH', '1000'],
  ['PVP', '2000'],
  ['COCKFIGHT', '2000'],
  ['LIVE', '2500'],
  ['SPORTS', '2500'],
  ['ESPORTS', '2500'],
];

const GOODS: readonly (readonly [name: Texts, mark: string, points: number, stock: number])[] = [
  [['Windproof umbrella', 'Ô chống gió', 'Guarda-chuva antivento'], 'umbrella', 6_500, 24],
  [['Power bank 10,000 mAh', 'Pin dự phòng 10.000 mAh', 'Carregador portátil 10.000 mAh'], 'power', 9_800, 1],
  [['Tea set, red glaze', 'Bộ trà men đỏ', 'Jogo de chá, esmalte vermelho'], 'tea', 12_000, 8],
  [['Backpack, 22 litres', 'Ba lô 22 lít', 'Mochila de 22 litros'], 'backpack', 21_000, 15],
  [['Headphones', 'Tai nghe', 'Fones de ouvido'], 'headphones', 28_000, 0],
];

/** Points of the public accounts, by user name. */
const ACCOUNT_POINTS: readonly (readonly [userName: string, points: string])[] = [
  ['member0', '9860'],
  ['member40', '24300'],
  ['agent1', '1200'],
];

export async function seedMall(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  const merchant_code = DEMO_MERCHANT;
  await trx
    .insertInto('points_earn_rates')
    .values(RATES.map(([category, stake]) => ({ merchant_code, category, stake })))
    .execute();
  await trx.insertInto('points_exchange_rates').values({ merchant_code, amount: '5', min_points: 100 }).execute();
  await trx
    .insertInto('points_store_items')
    .values(
      GOODS.map(([name, mark, points, stock], position) => ({
        merchant_code,
        names: texts(name),
        icon: mark,
        points,
        stock,
        position,
      })),
    )
    .execute();
  for (const [userName, points] of ACCOUNT_POINTS) {
    const member = await trx
      .selectFrom('members')
      .select('id')
      .where('merchant_code', '=', merchant_code)
      .where('user_name', '=', userName)
      .executeTakeFirst();
    // An operator may have removed the account from the sandbox.
    if (!member) continue;
    await trx
      .insertInto('points_ledger_entries')
      .values({ member_id: member.id, key: 'given-welcome', kind: 'given', points, created_at: now })
      .execute();
  }
}
