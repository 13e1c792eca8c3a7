/** Cashier model, one per member, so that navigation preserves the inputs. */
import { type Lobby, uploadImage } from 'lobbykit';
import { createDeposit, type DepositModel } from './form-model.ts';
import type { DepositOrder } from './order/order.ts';
import { createDepositOrder, type DepositOrderModel } from './order/order-model.ts';

export interface Cashier {
  readonly till: DepositModel;
  /** Returns the model of an order; the same instance for the lifetime of the page. */
  order(orderNo: string): DepositOrderModel;
  /**
   * Stores a new order for the order page.
   * @param blocked true if the browser blocked the provider's tab
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
