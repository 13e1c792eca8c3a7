/** The cashier of this page: one per member, so that neither a look at another page nor a step back loses what was typed. */
import { type Lobby, uploadImage } from 'lobbykit';
import { createDeposit, type DepositModel } from './form-model.ts';
import type { DepositOrder } from './order/order.ts';
import { createDepositOrder, type DepositOrderModel } from './order/order-model.ts';

export interface Cashier {
  readonly till: DepositModel;
  /** The model of an order, the same while the page stands. */
  order(orderNo: string): DepositOrderModel;
  /** Holds an order that was just opened for the page that shows it. `blocked`: the browser opened no tab for it. */
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
