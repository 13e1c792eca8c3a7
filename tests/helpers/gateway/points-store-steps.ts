/** Steps of a member in the points store. */
import { pointsStoreItems, pointsStoreOrders } from 'lobbykit/wire';
import type { TestGateway } from '../gateway.ts';
import { runCommandLine } from './money-steps.ts';
import { newRewardsMember, type RewardsMember } from './reward-steps.ts';

export interface Goods {
  readonly goodsId: string;
  readonly name: string;
  readonly points: string;
  readonly stock: number;
}

export interface Mall {
  readonly points: string;
  readonly week: string;
  readonly rates: readonly { readonly category: string; readonly stake: string }[];
  readonly exchange: { readonly amount: string; readonly min: number } | null;
  readonly goods: readonly Goods[];
}

export interface Entry {
  readonly kind: string;
  readonly category: string | null;
  readonly points: string;
  readonly balance: string;
  readonly amount: string | null;
}

export interface Order {
  readonly orderId: string;
  readonly name: string;
  readonly points: string;
  readonly state: string;
  readonly note: string | null;
  readonly balance?: string;
}

export interface Page<T> {
  readonly content: readonly T[];
  readonly cursor: string | null;
}

export const pointsStoreOf = (member: RewardsMember): Promise<Mall> =>
  member.read<Mall>(pointsStoreItems, { language: 'EN' });

export const pointsOf = async (member: RewardsMember): Promise<string> => (await pointsStoreOf(member)).points;

/** Grants points by the back office. */
export const grantPoints = (server: TestGateway, { userName }: RewardsMember, points: string) =>
  runCommandLine(server, ['points-store', 'give', userName, '--points', points]);

/** Adds an item to the points store. */
export async function addGoods(server: TestGateway, name: string, points: number, stock: number): Promise<string> {
  const [line = ''] = await runCommandLine(server, [
    'points-store',
    'add',
    name,
    '--points',
    String(points),
    '--stock',
    String(stock),
  ]);
  return /\d+/.exec(line)?.[0] ?? '';
}

/** Remaining stock of an item. */
export const stockOf = async ({ db }: TestGateway, id: string): Promise<number> =>
  (await db.selectFrom('points_store_items').select('stock').where('id', '=', Number(id)).executeTakeFirstOrThrow())
    .stock;

export const ordersOf = async (member: RewardsMember) =>
  (await member.read<Page<Order>>(pointsStoreOrders, { language: 'EN' })).content;

/** Creates a member with the given points. */
export async function newRich(server: TestGateway, points: string): Promise<RewardsMember> {
  const member = await newRewardsMember(server);
  await grantPoints(server, member, points);
  return member;
}
