/** Routes of a member's deposits: payment methods, orders, their states, promotions and wagering (PAY-04 to PAY-12). */
import {
  acceptPromo,
  bonusWagering,
  cancelDeposit,
  confirmTransfer,
  depositAlipay,
  depositBanks,
  depositGateway,
  depositOrder,
  depositPromos,
  depositQq,
  depositReport,
  depositWechat,
  type Endpoint,
  forfeitBonus,
  manualTransfer,
  transferReceipt,
  walletTransfer,
} from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { languageOf, requestedLanguage } from '../../platform/http/request-headers.ts';
import { forMember, type MemberCall, type Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { accept, promosFor } from '../bonuses/promos.ts';
import { forfeit, readWagering } from '../bonuses/wagering.ts';
import { walletSingle } from './errors.ts';
import { listPage } from './history.ts';
import { methodsFor } from './methods.ts';
import { cancel, confirm, type OrderRequest, openAtProvider, openOrder, requireOwn, uploadReceipt } from './orders.ts';
import type { PaymentProviders } from './provider.ts';
import { toOrderOf } from './responses.ts';

export interface DepositRoutesOptions {
  readonly db: Database;
  readonly providers: PaymentProviders;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

type Opening = Endpoint & {
  readonly auth: 'required';
  readonly once: true | 'kept';
  readonly value: typeof depositOrder.value;
};

export const depositRoutes = ({ db, providers, now }: DepositRoutesOptions): Route[] => {
  const once = { db, now };

  /**
   * Creates a route that opens an order idempotently and then, after the transaction, the payment page of the order's
   * provider.
   */
  const opening = <E extends Opening>(
    endpoint: E,
    request: (
      body: MemberCall<E>['body'],
    ) => Pick<OrderRequest, 'method' | 'field'> & { readonly payeeName?: string; readonly remark?: string },
  ): Route => {
    const order = memberIdempotent(endpoint, once, async (call, trx) => {
      const body = call.body as unknown as {
        amount: string;
        promoId?: string | number | null;
        language?: string;
      };
      const { amount, promoId } = body;
      const deposit = await openOrder(trx, call.session, { ...request(call.body), amount, promoId });
      // This response is only stored with the idempotency key. The handler below reads the order again, because opening
      // the payment page changes the order.
      return (await toOrderOf(trx, deposit, languageOf(body, call.exchange))) as never;
    });
    return {
      endpoint,
      async handle(exchange, services) {
        const outcome = await order.handle(exchange, services);
        if (outcome.kind !== 'fresh') return outcome;
        const { orderNo } = outcome.value as { readonly orderNo: string };
        const language = requestedLanguage(exchange.request);
        const host = exchange.request.headers.host ?? '';
        const deposit = await openAtProvider(db, orderNo, { providers, language, host, now });
        return { ...outcome, value: await toOrderOf(db, deposit, language) };
      },
    };
  };

  return [
    forMember(depositBanks, async ({ query, session, exchange }) => ({
      value: await methodsFor(db, session, languageOf(query, exchange), now()),
    })),
    forMember(depositPromos, async ({ query, session, exchange }) => ({
      value: await promosFor(db, session.memberId, languageOf(query, exchange), now()),
    })),
    memberIdempotent(acceptPromo, once, async ({ body, session }, trx) => {
      await accept(trx, session.memberId, body.promoId);
      return null;
    }),
    opening(manualTransfer, ({ bankId, payeeName, remark }) => ({
      method: ({ code, kind }) => kind === 'transfer' && code === String(bankId),
      field: 'bankId',
      payeeName,
      remark,
    })),
    opening(depositAlipay, () => ({ method: ({ kind }) => kind === 'alipay', field: 'amount' })),
    opening(depositQq, () => ({ method: ({ kind }) => kind === 'qq', field: 'amount' })),
    opening(depositWechat, () => ({ method: ({ kind }) => kind === 'wechat', field: 'amount' })),
    opening(depositGateway, ({ channel }) => ({
      method: row => row.kind === 'gateway' && row.channel === channel,
      field: 'channel',
    })),
    forMember(depositOrder, async ({ query, session, exchange }) => {
      const deposit = await requireOwn(db, session.memberId, query.orderNo);
      return { value: await toOrderOf(db, deposit, languageOf(query, exchange)) };
    }),
    memberIdempotent(confirmTransfer, once, async ({ body, session, exchange }, trx) =>
      toOrderOf(trx, await confirm(trx, session.memberId, body.orderNo, now()), languageOf(body, exchange)),
    ),
    memberIdempotent(transferReceipt, once, async ({ body, session, exchange }, trx) =>
      toOrderOf(trx, await uploadReceipt(trx, session.memberId, body, now()), languageOf(body, exchange)),
    ),
    memberIdempotent(cancelDeposit, once, async ({ body, session, exchange }, trx) =>
      toOrderOf(trx, await cancel(trx, session.memberId, body.orderNo, now()), languageOf(body, exchange)),
    ),
    forMember(bonusWagering, async ({ query, session, exchange }) => ({
      value: await readWagering(db, session.memberId, languageOf(query, exchange)),
    })),
    memberIdempotent(forfeitBonus, once, async ({ body, session }, trx) => {
      await forfeit(trx, session.memberId, Number(body.bonusId));
      return null;
    }),
    forMember(depositReport, async ({ query, session, exchange }) => ({
      value: await listPage(db, session, { ...query, language: languageOf(query, exchange) }),
    })),
    // Transfers between wallets are not possible: cash is in a single wallet for the games of all vendors.
    forMember(walletTransfer, async () => {
      throw walletSingle();
    }),
  ];
};
