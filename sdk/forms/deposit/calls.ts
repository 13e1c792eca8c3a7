/** The calls of a cashier, put together. */
import { isoDate } from '../../domain/text/iso-date.ts';
import type { Lobby } from '../../types.ts';
import { bonusTurnover, depositPromos } from '../../wire/bonus.ts';
import {
  depositAlipay,
  depositBanks,
  depositGateway,
  depositQq,
  depositWechat,
  manualTransfer,
} from '../../wire/deposit.ts';
import { depositReport } from '../../wire/deposit-order.ts';
import { type DepositMethod, type DepositOffers, readBonuses, readMethods, readPromos } from './offers.ts';
import { type DepositOrder, readOrder } from './order.ts';

type Asking = Pick<Lobby, 'call' | 'clock' | 'config' | '$language'>;

const DAY_MS = 86_400_000;
/** How far back deposits that are not over are looked for, days; the longest that a list may show at once. */
const OPEN_DAYS = 30;
/** How many of them are shown. */
const OPEN_MOST = 5;

/** All that is on offer. Rejects with a CallError. */
export async function askOffers(lobby: Asking): Promise<DepositOffers> {
  const language = lobby.$language.get();
  const [methods, promos, bonuses, open] = await Promise.all([
    lobby.call(depositBanks, { query: { language } }),
    lobby.call(depositPromos, { query: { language } }),
    lobby.call(bonusTurnover, { query: { language } }),
    askOpen(lobby, language),
  ]);
  return {
    methods: readMethods(methods.value),
    promos: readPromos(promos.value),
    bonuses: readBonuses(bonuses.value),
    open,
  };
}

async function askOpen({ call, clock, config }: Asking, language: string): Promise<DepositOrder[]> {
  const now = clock.serverNow();
  const day = (at: number) => isoDate(at, config.timeZone);
  const query = {
    startDate: day(now - OPEN_DAYS * DAY_MS),
    endDate: day(now),
    pageNo: 1,
    pageSize: OPEN_MOST,
    status: 'open',
    language,
  } as const;
  const { value } = await call(depositReport, { query });
  return value.content.map(readOrder);
}

/** What an order is placed with. */
export interface Placing {
  readonly method: Pick<DepositMethod, 'id' | 'kind' | 'channel'>;
  readonly amount: string;
  /** null takes none, whatever was accepted before (PAY-05). */
  readonly promoId: string | null;
}

/** Opens an order by the call of its kind. Rejects with a CallError. */
export async function placeOrder(
  { call, $language }: Asking,
  { method, amount, promoId }: Placing,
): Promise<DepositOrder> {
  const body = { amount, promoId, language: $language.get() };
  const { value } = await {
    transfer: () => call(manualTransfer, { body: { ...body, bankId: method.id } }),
    alipay: () => call(depositAlipay, { body }),
    qq: () => call(depositQq, { body }),
    wechat: () => call(depositWechat, { body }),
    gateway: () => call(depositGateway, { body: { ...body, channel: method.channel } }),
  }[method.kind]();
  return readOrder(value);
}
