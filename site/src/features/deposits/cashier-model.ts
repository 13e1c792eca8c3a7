/** Deposit form and orders of a member. One model per member, so that the inputs survive navigation. */
import { type Lobby, uploadImage } from 'lobbykit';
import { createDeposit, type DepositModel } from './form-model.ts';
import type { DepositOrder } from './order/order.ts';
import { createDepositOrder, type DepositOrderModel } from './order/order-model.ts';

export interface Cashier {
  readonly till: DepositModel;
  /** Returns the model of an order, always the same instance until the page reloads. */
  order(orderNo: string): DepositOrderModel;
  /**
   * Caches a new order, so that the order page shows it without a request.
   * @param blocked true if the browser blocked the tab of the payment provider
   */
  opened(order: DepositOrder, blocked: boolean): void;
  isBlocked(orderNo: string): boolean;
}

const cashiers = new WeakMap<Lobby, { readonly user: string | null; readonly cashier: Cashier }>();

export function getCashier(lobby: Lobby): Cashier {
  const user = lobby.$session.get()?.userName ?? null;
  const stored = cashiers.get(lobby);
  if (stored?.user === user) return stored.cashier;
  const cashier = createCashier(lobby);
  cashiers.set(lobby, { user, cashier });
  return cashier;
}

function createCashier(lobby: Lobby): Cashier {
  const orders = new Map<string, DepositOrderModel>();
  const blocked = new Set<string>();
  const upload = (image: Blob) => uploadImage(lobby, image);
  return {
    till: createDeposit(lobby),
    order(orderNo) {
      const model = orders.get(orderNo) ?? createDepositOrder(lobby, orderNo, { upload });
      orders.set(orderNo, model);
      return model;
    },
    opened(first, isBlocked) {
      orders.set(first.orderNo, createDepositOrder(lobby, first.orderNo, { first, upload }));
      if (isBlocked) blocked.add(first.orderNo);
    },
    isBlocked: orderNo => blocked.has(orderNo),
  };
}
