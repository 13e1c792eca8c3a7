/** Command `points-store …`: items, orders, the stake per point, and the value of a point (GIFT-03). */
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
import { creditPoints } from './service.ts';

/** Command-line options declared by this command. */
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

/** State to which each command changes an order. */
const MOVES = { send: 'sent', deliver: 'delivered', cancel: 'cancelled' } as const;

const isMove = (verb: string | undefined): verb is keyof typeof MOVES =>
  verb !== undefined && Object.hasOwn(MOVES, verb);

/**
 * Parses the arguments of `points-store`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parsePointsStoreArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): PointsStoreCommand | null {
  if (area !== 'points-store') return null;
  const { merchant } = options;
  if (isMove(verb)) {
    const id = parseRowNumber(`points-store ${verb}`, subject, 'points-store orders');
    return { name: 'points-store-order-move', merchant, id, to: MOVES[verb], note: parseNote(options.note) };
  }
  switch (verb) {
    case 'goods':
      return { name: 'points-store-goods-list', merchant };
    case 'add':
      return parseAdd(subject, options);
    case 'set':
      return parseSet(subject, options);
    case 'remove':
      return {
        name: 'points-store-goods-remove',
        merchant,
        id: parseRowNumber('points-store remove', subject, 'points-store goods'),
      };
    case 'orders':
      if (subject !== undefined && subject !== 'all')
        throw new CommandError('points-store orders takes all, or nothing.');
      return { name: 'points-store-orders-list', merchant, all: subject === 'all' };
    case 'rates':
      return { name: 'points-store-rates-list', merchant };
    case 'rate':
      return parseRate(subject, options);
    case 'exchange':
      return parseExchange(options);
    case 'give': {
      if (subject === undefined) throw new CommandError('points-store give requires a user name.');
      const points = parseMatching('points', options.points, POINTS, 'a number of points');
      if (points === undefined) throw new CommandError('points-store give requires --points.');
      return { name: 'points-store-give', merchant, userName: subject, points };
    }
    default:
      throw new CommandError(
        'points-store requires goods, add, set, remove, orders, send, deliver, cancel, rates, rate, exchange, or give.',
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
  if (name === undefined) throw new CommandError('points-store add requires the name of the goods, in English.');
  const { names, points, stock, icon = 'box' } = readChange({ ...options, name });
  if (points === undefined || stock === undefined)
    throw new CommandError('points-store add requires --points and --stock.');
  return { name: 'points-store-goods-add', merchant: options.merchant, names, points, stock, icon };
}

function parseSet(subject: string | undefined, options: Options): PointsStoreCommand {
  const id = parseRowNumber('points-store set', subject, 'points-store goods');
  const change = readChange(options);
  if (Object.keys(change).length === 1 && Object.keys(change.names).length === 0) {
    throw new CommandError('points-store set requires --name, --vi, --pt, --points, --stock or --picture.');
  }
  return { name: 'points-store-goods-set', merchant: options.merchant, id, change };
}

function parseRate(category: string | undefined, { merchant, stake }: Options): PointsStoreCommand {
  if (category === undefined || !(RATE_CATEGORIES as readonly string[]).includes(category)) {
    throw new CommandError(`points-store rate requires a category: ${RATE_CATEGORIES.join(', ')}.`);
  }
  if (stake === undefined)
    throw new CommandError('points-store rate requires --stake with the stake for one point, or none.');
  const read = stake === 'none' ? null : parseAmountOption('stake', stake, 'none or an amount');
  return { name: 'points-store-rate-set', merchant, category, stake: read };
}

function parseExchange({ merchant, amount, min }: Options): PointsStoreCommand {
  if (amount === undefined && min === undefined) return { name: 'points-store-exchange-show', merchant };
  if (amount === 'none') return { name: 'points-store-exchange-set', merchant, terms: null };
  const read = parseAmountOption('amount', amount, 'none or an amount');
  parseMatching('min', min, PRICE, 'a whole number of points');
  if (read === undefined || min === undefined) {
    throw new CommandError(
      'points-store exchange requires --amount with the value of one point, and --min with points.',
    );
  }
  return { name: 'points-store-exchange-set', merchant, terms: { amount: read, min_points: Number(min) } };
}

/** Changes to an item. Omitted fields stay unchanged. */
export interface GoodsChange {
  /** Names by language code. */
  readonly names: Readonly<Record<string, string>>;
  readonly points?: number;
  readonly stock?: number;
  readonly icon?: string;
}

export type PointsStoreCommand =
  | {
      readonly name: 'points-store-goods-list' | 'points-store-rates-list' | 'points-store-exchange-show';
      readonly merchant: string;
    }
  | {
      readonly name: 'points-store-goods-add';
      readonly merchant: string;
      readonly names: Readonly<Record<string, string>>;
      readonly points: number;
      readonly stock: number;
      readonly icon: string;
    }
  | {
      readonly name: 'points-store-goods-set';
      readonly merchant: string;
      readonly id: number;
      readonly change: GoodsChange;
    }
  | { readonly name: 'points-store-goods-remove'; readonly merchant: string; readonly id: number }
  | { readonly name: 'points-store-orders-list'; readonly merchant: string; readonly all: boolean }
  | {
      readonly name: 'points-store-order-move';
      readonly merchant: string;
      readonly id: number;
      readonly to: 'sent' | 'delivered' | 'cancelled';
      /** Operator's note, shown to the member; null if omitted. */
      readonly note: string | null;
    }
  | {
      readonly name: 'points-store-rate-set';
      readonly merchant: string;
      readonly category: string;
      /** Qualifying stake that earns one point, decimal text; null if the category earns no points. */
      readonly stake: string | null;
    }
  | {
      readonly name: 'points-store-exchange-set';
      readonly merchant: string;
      readonly terms: { readonly amount: string; readonly min_points: number } | null;
    }
  | {
      readonly name: 'points-store-give';
      readonly merchant: string;
      readonly userName: string;
      readonly points: string;
    };

const SHOWN = 50;
const shown = (amount: string) => toAmount(toUnits(amount));

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runPointsStoreCommand(command: PointsStoreCommand, context: CommandContext): Promise<string[]> {
  const { db, now } = context;
  const { merchant } = command;
  switch (command.name) {
    case 'points-store-goods-list': {
      const goods = await listGoods(db, merchant);
      return goods.length === 0
        ? [`The points store of ${merchant} has no goods.`]
        : goods.map(({ id, names, points, stock }) =>
            [String(id).padStart(5), names.EN.padEnd(40), `${points} points`.padStart(16), `${stock} left`].join(' '),
          );
    }
    case 'points-store-goods-add': {
      const { names, points, stock, icon } = command;
      const row = { merchant_code: merchant, names: JSON.stringify(names), points, stock, icon };
      return [`Goods ${await addGoods(db, row)} are in the points store.`];
    }
    case 'points-store-goods-set':
      return changeOne(command, context);
    case 'points-store-goods-remove':
      if (await changeGoods(db, merchant, command.id, { removed_at: now() })) {
        return [`Goods ${command.id} are no longer in the points store; orders stay.`];
      }
      throw goodsUnknown(merchant, command.id);
    case 'points-store-orders-list': {
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
    case 'points-store-order-move':
      return moveOrder(command, context);
    case 'points-store-rates-list': {
      const rates = await readRates(db, merchant);
      return rates.length === 0
        ? [`${merchant} gives no points.`]
        : rates.map(
            ({ category, stake }) => `${category.padEnd(10)} one point for ${shown(stake)} of qualifying stake`,
          );
    }
    case 'points-store-rate-set': {
      const { category, stake } = command;
      await setRate(db, merchant, category, stake);
      return [
        stake === null ? `${category} brings no points.` : `${category} brings one point for ${shown(stake)} of stake.`,
      ];
    }
    case 'points-store-exchange-show': {
      const terms = await readPointTerms(db, merchant);
      return [
        terms ? `A point is worth ${shown(terms.amount)}; at least ${terms.min_points} are exchanged.` : NO_EXCHANGE,
      ];
    }
    case 'points-store-exchange-set': {
      const { terms } = command;
      await setPointTerms(db, merchant, terms);
      return [
        terms ? `A point is worth ${shown(terms.amount)}; at least ${terms.min_points} are exchanged.` : NO_EXCHANGE,
      ];
    }
    case 'points-store-give': {
      const member = await findByName(db, merchant, command.userName);
      if (!member) throw new CommandError(`${merchant} has no member "${command.userName}"; "member list" shows them.`);
      const balance = await db.transaction().execute(trx => creditPoints(trx, member.id, command.points, now()));
      return [`${member.user_name} has ${balance} points.`];
    }
  }
}

const NO_EXCHANGE = 'Points are not exchanged.';

const goodsUnknown = (merchant: string, id: number) =>
  new CommandError(`The points store of ${merchant} has no goods ${id}; "points-store goods" shows them.`);

async function changeOne(
  {
    merchant,
    id,
    change: { names, ...change },
  }: Extract<PointsStoreCommand, { readonly name: 'points-store-goods-set' }>,
  { db }: CommandContext,
): Promise<string[]> {
  const goods = (await listGoods(db, merchant)).find(row => row.id === id);
  if (!goods) throw goodsUnknown(merchant, id);
  const named: LocalizedText = { ...goods.names, ...names };
  await changeGoods(db, merchant, id, { ...change, names: JSON.stringify(named) });
  return [`Goods ${id} are changed.`];
}

async function moveOrder(
  { merchant, id, to, note }: Extract<PointsStoreCommand, { readonly name: 'points-store-order-move' }>,
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

export const pointsStoreCommands = defineCommands<PointsStoreCommand>({
  usage: {
    'points-store-goods-list': [['points-store goods', 'lists the goods of the points store']],
    'points-store-goods-add': [
      ['points-store add NAME --points N --stock N', 'adds goods: --vi and --pt (names), --picture'],
    ],
    'points-store-goods-set': [
      ['points-store set NUMBER …', 'changes goods: --name, --vi, --pt, --points, --stock, --picture'],
    ],
    'points-store-goods-remove': [['points-store remove NUMBER', 'removes goods']],
    'points-store-orders-list': [['points-store orders [all]', 'lists open orders, or all orders']],
    'points-store-order-move': [
      [
        'points-store send|deliver|cancel NUMBER [--note TEXT]',
        'changes the state of an order and notifies the member; a canceled order returns its points',
      ],
    ],
    'points-store-rates-list': [['points-store rates', 'lists the qualifying stake of a category per point']],
    'points-store-rate-set': [['points-store rate CATEGORY --stake N|none', 'changes the qualifying stake per point']],
    'points-store-exchange-show': [['points-store exchange', 'shows the value of a point in play money']],
    'points-store-exchange-set': [
      [
        'points-store exchange --amount N|none --min N',
        'sets the value of a point and the fewest points of an exchange',
      ],
    ],
    'points-store-give': [['points-store give NAME --points N', 'credits points to a member']],
  },
  options: POINTS_STORE_OPTIONS,
  parse: parsePointsStoreArgs,
  run: runPointsStoreCommand,
});
