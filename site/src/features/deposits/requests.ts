/** Requests of the deposit form. */

import type { Lobby } from 'lobbykit';
import { isoDate } from 'lobbykit/domain';
import {
  bonusWagering,
  depositAlipay,
  depositBanks,
  depositGateway,
  depositPromos,
  depositQq,
  depositReport,
  depositWechat,
  manualTransfer,
} from 'lobbykit/wire';
import { type DepositMethod, type DepositOffers, parseBonuses, parseMethods, parsePromos } from './offers.ts';
import { type DepositOrder, parseOrder } from './order/order.ts';

type CallContext = Pick<Lobby, 'call' | 'clock' | 'config' | '$language'>;

const DAY_MS = 86_400_000;
/** Number of days in which open deposits are searched: the maximum of the list request. */
const OPEN_DAYS = 30;
/** Maximum number of open deposits shown. */
const MAX_OPEN = 5;

/** Requests methods, promotions, bonuses, and open deposits. Rejects with a CallError. */
export async function fetchOffers(lobby: CallContext): Promise<DepositOffers> {
  const language = lobby.$language.get();
  const [methods, promos, bonuses, open] = await Promise.all([
    lobby.call(depositBanks, { query: { language } }),
    lobby.call(depositPromos, { query: { language } }),
    lobby.call(bonusWagering, { query: { language } }),
    fetchOpenOrders(lobby, language),
  ]);
  return {
    methods: parseMethods(methods.value),
    promos: parsePromos(promos.value),
    bonuses: parseBonuses(bonuses.value),
    open,
  };
}

async function fetchOpenOrders({ call, clock, config }: CallContext, language: string): Promise<DepositOrder[]> {
  const now = clock.serverNow();
  const day = (at: number) => isoDate(at, config.timeZone);
  const query = {
    startDate: day(now - OPEN_DAYS * DAY_MS),
    endDate: day(now),
    pageNo: 1,
    pageSize: MAX_OPEN,
    status: 'open',
    language,
  } as const;
  const { value } = await call(depositReport, { query });
  return value.content.map(parseOrder);
}

/** Values for the request that creates a deposit. */
export interface OrderRequest {
  readonly method: Pick<DepositMethod, 'id' | 'kind' | 'channel'>;
  readonly amount: string;
  /** Id of the promotion; null declines all promotions, even one that was accepted for this deposit (PAY-05). */
  readonly promoId: string | null;
}

/** Creates a deposit with the request of its payment method's kind. Rejects with a CallError. */
export async function placeOrder(
  { call, $language }: CallContext,
  { method, amount, promoId }: OrderRequest,
): Promise<DepositOrder> {
  const body = { amount, promoId, language: $language.get() };
  const { value } = await {
    transfer: () => call(manualTransfer, { body: { ...body, bankId: method.id } }),
    alipay: () => call(depositAlipay, { body }),
    qq: () => call(depositQq, { body }),
    wechat: () => call(depositWechat, { body }),
    gateway: () => call(depositGateway, { body: { ...body, channel: method.channel } }),
  }[method.kind]();
  return parseOrder(value);
}
