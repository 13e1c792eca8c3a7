/** The desk of the points store: goods, orders, what points are earned by and worth (GIFT-03). */
import { toAmount, toUnits } from 'lobbykit/domain';
import { type CommandContext, CommandError } from '../../platform/cli/command.ts';
import type { LocalizedText } from '../../platform/db/schema.ts';
import { findByName } from '../account/members-repository.ts';
import { moveOne, OrderError } from './back-office.ts';
import { addGoods, changeGoods, listGoods, ordersIn } from './items-repository.ts';
import { readPointTerms, readRates, setPointTerms, setRate } from './points-repository.ts';
import { creditPoints } from './spending.ts';

/** What is left out stays as it is. */
export interface GoodsChange {
  /** By language code. */
  readonly names: Readonly<Record<string, string>>;
  readonly points?: number;
  readonly stock?: number;
  readonly icon?: string;
}

export type PointsStoreCommand =
  | {
      readonly name: 'mall-goods-list' | 'mall-rates-list' | 'mall-exchange-show';
      readonly merchant: string;
    }
  | {
      readonly name: 'mall-goods-add';
      readonly merchant: string;
      readonly names: Readonly<Record<string, string>>;
      readonly points: number;
      readonly stock: number;
      readonly icon: string;
    }
  | {
      readonly name: 'mall-goods-set';
      readonly merchant: string;
      readonly id: number;
      readonly change: GoodsChange;
    }
  | { readonly name: 'mall-goods-remove'; readonly merchant: string; readonly id: number }
  | { readonly name: 'mall-orders-list'; readonly merchant: string; readonly all: boolean }
  | {
      readonly name: 'mall-order-move';
      readonly merchant: string;
      readonly id: number;
      readonly to: 'sent' | 'delivered' | 'cancelled';
      /** Words to the member. */
      readonly note: string | null;
    }
  | {
      readonly name: 'mall-rate-set';
      readonly merchant: string;
      readonly category: string;
      /** Decimal text; null: the category brings no points. */
      readonly stake: string | null;
    }
  | {
      readonly name: 'mall-exchange-set';
      readonly merchant: string;
      readonly terms: { readonly amount: string; readonly min_points: number } | null;
    }
  | { readonly name: 'mall-give'; readonly merchant: string; readonly userName: string; readonly points: string };

const SHOWN = 50;
const shown = (amount: string) => toAmount(toUnits(amount));

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runPointsStoreCommand(command: PointsStoreCommand, context: CommandContext): Promise<string[]> {
  const { db, now } = context;
  const { merchant } = command;
  switch (command.name) {
    case 'mall-goods-list': {
      const goods = await listGoods(db, merchant);
      return goods.length === 0
        ? [`The mall of ${merchant} has no goods.`]
        : goods.map(({ id, names, points, stock }) =>
            [String(id).padStart(5), names.EN.padEnd(40), `${points} points`.padStart(16), `${stock} left`].join(' '),
          );
    }
    case 'mall-goods-add': {
      const { names, points, stock, icon } = command;
      const row = { merchant_code: merchant, names: JSON.stringify(names), points, stock, icon };
      return [`Goods ${await addGoods(db, row)} are in the mall.`];
    }
    case 'mall-goods-set':
      return changeOne(command, context);
    case 'mall-goods-remove':
      if (await changeGoods(db, merchant, command.id, { removed_at: now() })) {
        return [`Goods ${command.id} are no longer in the mall; orders stay.`];
      }
      throw goodsUnknown(merchant, command.id);
    case 'mall-orders-list': {
      const states = command.all
        ? (['ordered', 'sent', 'delivered', 'cancelled'] as const)
        : (['ordered', 'sent'] as const);
      const orders = await ordersIn(db, merchant, states, SHOWN);
      return orders.length === 0
        ? ['No orders.']
        : orders.map(({ id, state, user_name, names, points, ordered_at, note }) =>
            [
              String(id).padStart(5),
              state.padEnd(9),
              user_name.padEnd(16),
              names.EN.padEnd(40),
              `${points} points`.padStart(16),
              new Date(ordered_at).toISOString(),
              note ?? '',
            ]
              .join(' ')
              .trimEnd(),
          );
    }
    case 'mall-order-move':
      return moveOrder(command, context);
    case 'mall-rates-list': {
      const rates = await readRates(db, merchant);
      return rates.length === 0
        ? [`${merchant} gives no points.`]
        : rates.map(
            ({ category, stake }) => `${category.padEnd(10)} one point for ${shown(stake)} of qualifying stake`,
          );
    }
    case 'mall-rate-set': {
      const { category, stake } = command;
      await setRate(db, merchant, category, stake);
      return [
        stake === null ? `${category} brings no points.` : `${category} brings one point for ${shown(stake)} of stake.`,
      ];
    }
    case 'mall-exchange-show': {
      const terms = await readPointTerms(db, merchant);
      return [
        terms ? `A point is worth ${shown(terms.amount)}; at least ${terms.min_points} are exchanged.` : NO_EXCHANGE,
      ];
    }
    case 'mall-exchange-set': {
      const { terms } = command;
      await setPointTerms(db, merchant, terms);
      return [
        terms ? `A point is worth ${shown(terms.amount)}; at least ${terms.min_points} are exchanged.` : NO_EXCHANGE,
      ];
    }
    case 'mall-give': {
      const member = await findByName(db, merchant, command.userName);
      if (!member) throw new CommandError(`${merchant} has no member "${command.userName}"; "member list" shows them.`);
      const balance = await db.transaction().execute(trx => creditPoints(trx, member.id, command.points, now()));
      return [`${member.user_name} has ${balance} points.`];
    }
  }
}

const NO_EXCHANGE = 'Points are not exchanged.';

const goodsUnknown = (merchant: string, id: number) =>
  new CommandError(`The mall of ${merchant} has no goods ${id}; "mall goods" shows them.`);

async function changeOne(
  { merchant, id, change: { names, ...change } }: Extract<PointsStoreCommand, { readonly name: 'mall-goods-set' }>,
  { db }: CommandContext,
): Promise<string[]> {
  const goods = (await listGoods(db, merchant)).find(row => row.id === id);
  if (!goods) throw goodsUnknown(merchant, id);
  const named: LocalizedText = { ...goods.names, ...names };
  await changeGoods(db, merchant, id, { ...change, names: JSON.stringify(named) });
  return [`Goods ${id} are changed.`];
}

async function moveOrder(
  { merchant, id, to, note }: Extract<PointsStoreCommand, { readonly name: 'mall-order-move' }>,
  { db, now, mailer }: CommandContext,
): Promise<string[]> {
  try {
    const mail = await db.transaction().execute(trx => moveOne(trx, { merchant, id, to, note, now: now() }));
    mailer?.post(async () => mail);
  } catch (error) {
    throw error instanceof OrderError ? new CommandError(error.message) : error;
  }
  return [`Order ${id} is ${to}.${to === 'cancelled' ? ' Its points are the member’s again.' : ''}`];
}
