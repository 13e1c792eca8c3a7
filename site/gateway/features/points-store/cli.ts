/** The desk of the points store: goods, orders, what points are earned by and worth (GIFT-03). */
import { toAmount, toUnits } from 'lobbykit/domain';
import { GOODS_PICTURES } from '../../platform/art/points-store-pictures.ts';
import { parseMatching, parseName, parseRowNumber } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import { findByName } from '../account/members-repository.ts';
import { parseAmountOption } from '../merchants/amount-args.ts';
import { RATE_CATEGORIES } from '../team/rebates/rates.ts';
import { moveOne, OrderError } from './back-office.ts';
import { addGoods, changeGoods, listGoods, ordersIn } from './items-repository.ts';
import { readPointTerms, readRates, setPointTerms, setRate } from './points-repository.ts';
import { creditPoints } from './spending.ts';

/** Options of these commands, beside those of all. */
const POINTS_STORE_OPTIONS = {
  points: { type: 'string' },
  stock: { type: 'string' },
  note: { type: 'string' },
  name: { type: 'string' },
  vi: { type: 'string' },
  pt: { type: 'string' },
  picture: { type: 'string' },
  stake: { type: 'string' },
  amount: { type: 'string' },
  min: { type: 'string' },
} as const;

interface Options {
  readonly merchant: string;
  readonly points?: string;
  readonly stock?: string;
  readonly note?: string;
  readonly name?: string;
  readonly vi?: string;
  readonly pt?: string;
  readonly picture?: string;
  readonly stake?: string;
  readonly amount?: string;
  readonly min?: string;
}

const LONGEST_NAME = 80;

const LONGEST_NOTE = 200;

const PRICE = /^[1-9]\d{0,8}$/;

const STOCK = /^\d{1,6}$/;

const POINTS = /^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/;

/** By verb, what becomes of an order. */
const MOVES = { send: 'sent', deliver: 'delivered', cancel: 'cancelled' } as const;

const isMove = (verb: string | undefined): verb is keyof typeof MOVES =>
  verb !== undefined && Object.hasOwn(MOVES, verb);

/** `mall …` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
function parsePointsStoreArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): PointsStoreCommand | null {
  if (area !== 'mall') return null;
  const { merchant } = options;
  if (isMove(verb)) {
    const id = parseRowNumber(`mall ${verb}`, subject, 'mall orders');
    return { name: 'mall-order-move', merchant, id, to: MOVES[verb], note: parseNote(options.note) };
  }
  switch (verb) {
    case 'goods':
      return { name: 'mall-goods-list', merchant };
    case 'add':
      return parseAdd(subject, options);
    case 'set':
      return parseSet(subject, options);
    case 'remove':
      return { name: 'mall-goods-remove', merchant, id: parseRowNumber('mall remove', subject, 'mall goods') };
    case 'orders':
      if (subject !== undefined && subject !== 'all') throw new CommandError('mall orders takes all, or nothing.');
      return { name: 'mall-orders-list', merchant, all: subject === 'all' };
    case 'rates':
      return { name: 'mall-rates-list', merchant };
    case 'rate':
      return parseRate(subject, options);
    case 'exchange':
      return parseExchange(options);
    case 'give': {
      if (subject === undefined) throw new CommandError('mall give wants a user name.');
      const points = parseMatching('points', options.points, POINTS, 'a number of points');
      if (points === undefined) throw new CommandError('mall give wants --points.');
      return { name: 'mall-give', merchant, userName: subject, points };
    }
    default:
      throw new CommandError(
        'mall wants goods, add, set, remove, orders, send, deliver, cancel, rates, rate, exchange, or give.',
      );
  }
}

function parseNote(text: string | undefined): string | null {
  return text === undefined ? null : parseName(text, LONGEST_NOTE);
}

function readPicture(picture: string | undefined): string | undefined {
  if (picture === undefined || GOODS_PICTURES.includes(picture)) return picture;
  throw new CommandError(`--picture must be one of ${GOODS_PICTURES.join(', ')}.`);
}

function readChange({ name, vi, pt, points, stock, picture }: Options): GoodsChange {
  parseMatching('points', points, PRICE, 'a whole number of points');
  parseMatching('stock', stock, STOCK, 'a number of pieces');
  const named = [
    ['EN', name],
    ['VI', vi],
    ['PT', pt],
  ].flatMap(([code, text]) => (code && text !== undefined ? [[code, parseName(text, LONGEST_NAME)] as const] : []));
  const icon = readPicture(picture);
  return {
    names: Object.fromEntries(named),
    ...(points === undefined ? {} : { points: Number(points) }),
    ...(stock === undefined ? {} : { stock: Number(stock) }),
    ...(icon === undefined ? {} : { icon }),
  };
}

function parseAdd(name: string | undefined, options: Options): PointsStoreCommand {
  if (name === undefined) throw new CommandError('mall add wants the name of the goods, in English.');
  const { names, points, stock, icon = 'box' } = readChange({ ...options, name });
  if (points === undefined || stock === undefined) throw new CommandError('mall add wants --points and --stock.');
  return { name: 'mall-goods-add', merchant: options.merchant, names, points, stock, icon };
}

function parseSet(subject: string | undefined, options: Options): PointsStoreCommand {
  const id = parseRowNumber('mall set', subject, 'mall goods');
  const change = readChange(options);
  if (Object.keys(change).length === 1 && Object.keys(change.names).length === 0) {
    throw new CommandError('mall set wants --name, --vi, --pt, --points, --stock or --picture.');
  }
  return { name: 'mall-goods-set', merchant: options.merchant, id, change };
}

function parseRate(category: string | undefined, { merchant, stake }: Options): PointsStoreCommand {
  if (category === undefined || !(RATE_CATEGORIES as readonly string[]).includes(category)) {
    throw new CommandError(`mall rate wants a category: ${RATE_CATEGORIES.join(', ')}.`);
  }
  if (stake === undefined) throw new CommandError('mall rate wants --stake, the stake for one point, or none.');
  const read = stake === 'none' ? null : parseAmountOption('stake', stake, 'none or an amount');
  return { name: 'mall-rate-set', merchant, category, stake: read };
}

function parseExchange({ merchant, amount, min }: Options): PointsStoreCommand {
  if (amount === undefined && min === undefined) return { name: 'mall-exchange-show', merchant };
  if (amount === 'none') return { name: 'mall-exchange-set', merchant, terms: null };
  const read = parseAmountOption('amount', amount, 'none or an amount');
  parseMatching('min', min, PRICE, 'a whole number of points');
  if (read === undefined || min === undefined) {
    throw new CommandError('mall exchange wants --amount, what one point is worth, and --min points.');
  }
  return { name: 'mall-exchange-set', merchant, terms: { amount: read, min_points: Number(min) } };
}

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
async function runPointsStoreCommand(command: PointsStoreCommand, context: CommandContext): Promise<string[]> {
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

/** Commands of this file. */
export const pointsStoreCommands = defineCommands<PointsStoreCommand>({
  usage: {
    'mall-goods-list': [['mall goods', 'lists the goods of the points store']],
    'mall-goods-add': [['mall add NAME --points N --stock N', 'adds goods: --vi and --pt (names), --picture']],
    'mall-goods-set': [['mall set NUMBER …', 'changes goods: --name, --vi, --pt, --points, --stock, --picture']],
    'mall-goods-remove': [['mall remove NUMBER', 'removes goods']],
    'mall-orders-list': [['mall orders [all]', 'lists open orders, or all orders']],
    'mall-order-move': [
      [
        'mall send|deliver|cancel NUMBER [--note TEXT]',
        'changes the state of an order and notifies the member; a canceled order returns its points',
      ],
    ],
    'mall-rates-list': [['mall rates', 'lists the qualifying stake of a category per point']],
    'mall-rate-set': [['mall rate CATEGORY --stake N|none', 'changes the qualifying stake per point']],
    'mall-exchange-show': [['mall exchange', 'shows the value of a point in play money']],
    'mall-exchange-set': [
      ['mall exchange --amount N|none --min N', 'sets the value of a point and the fewest points of an exchange'],
    ],
    'mall-give': [['mall give NAME --points N', 'credits points to a member']],
  },
  options: POINTS_STORE_OPTIONS,
  parse: parsePointsStoreArgs,
  run: runPointsStoreCommand,
});
