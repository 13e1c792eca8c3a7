/** Steps of a withdrawing member. */
import { randomInt, randomUUID } from 'node:crypto';
import { toUnits } from 'lobbykit/domain';
import {
  addBankCard,
  bankCards,
  cancelWithdrawal,
  type Endpoint,
  setPaymentPassword,
  wallet,
  withdraw,
  withdrawOrder,
  withdrawSetting,
} from 'lobbykit/wire';
import { expect } from 'vitest';
import { createPasswords } from '../../../site/gateway/features/account/passwords/hashing.ts';
import { credit } from '../credit.ts';
import type { Reply, TestGateway } from '../gateway.ts';
import { LIGHT_COST } from '../light-passwords.ts';

/** Passwords of login and withdrawals. */
export const PASSWORD = 'Lobby-2026';
export const PIN = '204817';
export const NAME = 'NGUYEN MINH ANH';
/** Valid account numbers: ten to fourteen digits for Banyan Bank, sixteen with a check digit for Harbour Bank. */
export const BANYAN = '71042899364';
export const HARBOUR = '4539148803436467';

export interface Order {
  readonly orderNo: string;
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly arrives: string;
  readonly accountNo: string;
  readonly note: string | null;
  readonly canCancel: boolean;
  readonly steps: readonly { readonly status: string; readonly time: number }[];
}

export interface Setting {
  readonly withdrawable: string;
  readonly dayLeft: string;
  readonly requestsLeft: number;
  readonly freeLeft: number;
  readonly hasPassword: boolean;
  readonly payeeName: string | null;
  readonly blockedBy: string | null;
  readonly blockedUntil: number | null;
  readonly orderNo: string | null;
}

export interface Card {
  readonly cardId: number;
  readonly accountNo: string;
  readonly usableTime: number;
}

export interface Withdrawer {
  readonly memberId: number;
  readonly userName: string;
  readonly token: string;
  call<T = Order>(endpoint: Endpoint, body?: object, key?: string): Promise<Reply<T>>;
  get<T>(endpoint: Endpoint, query?: Readonly<Record<string, string>>): Promise<Reply<T>>;
  setting(): Promise<Setting>;
  wallet(): Promise<{ readonly sumBalance: string; readonly withdrawable: string; readonly held: string }>;
  cards(): Promise<readonly Card[]>;
  addCard(accountNo?: string, bankId?: string, more?: object): Promise<Reply<null>>;
  withdraw(amount: string, more?: object, key?: string): Promise<Reply<Order>>;
  order(orderNo: string): Promise<Order>;
  cancel(orderNo: string): Promise<Reply<Order>>;
}

let hash: Promise<string> | undefined;
/** PIN hash by gateway, shared because each hash is slow by design. */
const pinHashes = new WeakMap<object, string | null>();

const rowOf = (server: TestGateway, memberId: number) =>
  server.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();

export interface Beginning {
  /** Cash as decimal text. Default: one million. */
  readonly cash?: string;
  /** True for a member with only an account and a login password. */
  readonly isNew?: boolean;
  readonly email?: string | null;
  readonly at?: TestGateway;
}

/** Creates a member with one million in cash, a withdrawal password and a card, unless `isNew`. */
export async function withdrawer(
  server: TestGateway,
  { cash = '1000000', isNew = false, email = null }: Beginning = {},
): Promise<Withdrawer> {
  const userName = `out${randomUUID().slice(0, 8)}`;
  const { token, memberId } = await server.memberSession({ userName });
  hash ??= createPasswords(LIGHT_COST).hash(PASSWORD);
  await server.db
    .updateTable('members')
    .set({ password_hash: await hash, email })
    .where('id', '=', memberId)
    .execute();
  await credit(server.db, memberId, toUnits(cash), server.now());
  const headers = { Authorization: `Bearer ${token}` };
  const call: Withdrawer['call'] = (endpoint, body, key = randomUUID()) =>
    server.call(endpoint, body, { ...headers, 'Idempotency-Key': key });
  const get: Withdrawer['get'] = ({ path, moduleId }, query = {}) =>
    server.get(`${path}?${new URLSearchParams(query)}`, { ...headers, ModuleId: moduleId });
  const member: Withdrawer = {
    memberId,
    userName,
    token,
    call,
    get,
    setting: async () => (await get<Setting>(withdrawSetting)).body.value,
    wallet: async () => (await get<Awaited<ReturnType<Withdrawer['wallet']>>>(wallet)).body.value,
    cards: async () => (await get<readonly Card[]>(bankCards)).body.value,
    addCard: (accountNo = BANYAN, bankId = 'BANYAN', more = {}) =>
      call<null>(addBankCard, { bankId, accountNo, payeeName: NAME, paymentPassword: PIN, ...more }),
    withdraw: async (amount, more = {}, key) => {
      const [card] = await member.cards();
      return call(withdraw, { cardId: card?.cardId ?? 0, amount, paymentPassword: PIN, ...more }, key);
    },
    order: async orderNo => (await get<Order>(withdrawOrder, { orderNo })).body.value,
    cancel: orderNo => call(cancelWithdrawal, { orderNo }),
  };
  if (!isNew) {
    const hash = pinHashes.get(server.db);
    if (hash === undefined) {
      const set = await call<null>(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
      expect([set.body.success, set.body.errorCode]).toEqual([true, undefined]);
      pinHashes.set(server.db, (await rowOf(server, memberId)).payment_hash);
    } else await server.db.updateTable('members').set({ payment_hash: hash }).where('id', '=', memberId).execute();
    const added = await member.addCard(String(randomInt(1e11, 2e11)));
    expect([added.body.success, added.body.errorCode]).toEqual([true, undefined]);
  }
  return member;
}

/** Code and details of an error response. */
export const callErrorOf = async (reply: Promise<Reply<unknown>>) => {
  const { body } = await reply;
  return {
    success: body.success,
    code: body.errorCode,
    value: body.value as Readonly<Record<string, unknown>> | undefined,
  };
};
