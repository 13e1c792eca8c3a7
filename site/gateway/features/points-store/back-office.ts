/** Processing of orders by operators: state changes, with a notification to the member (GIFT-03). */
import { mayMoveOrder, type PointsStoreOrderState } from 'lobbykit/domain';
import type { Trx } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { lockMember } from '../account/members-repository.ts';
import { localizedText, type NotificationTexts, sendNotification } from '../messages/notifications.ts';
import { lockOrder, moveOrder, type OrderRow, takePieces } from './items-repository.ts';
import { addPoints } from './points-repository.ts';

/** Error of an order's state change that is not possible; the message is for the operator. */
export class OrderError extends Error {
  override readonly name = 'OrderError';
}

type NotifiedState = Exclude<PointsStoreOrderState, 'ordered'>;

const NOTIFICATION_TEXTS: Readonly<Record<NotifiedState, NotificationTexts>> = {
  sent: [
    localizedText('Your order is on its way', 'Đơn đổi quà đang được giao', 'Seu pedido está a caminho'),
    localizedText(
      'Order {order} of the points shop was sent. {note}',
      'Đơn đổi quà {order} đã được gửi đi. {note}',
      'O pedido {order} da loja de pontos foi enviado. {note}',
    ),
  ],
  delivered: [
    localizedText('Your order was delivered', 'Đơn đổi quà đã giao', 'Seu pedido foi entregue'),
    localizedText(
      'Order {order} of the points shop was delivered. {note}',
      'Đơn đổi quà {order} đã được giao. {note}',
      'O pedido {order} da loja de pontos foi entregue. {note}',
    ),
  ],
  cancelled: [
    localizedText('Your order was cancelled', 'Đơn đổi quà đã hủy', 'Seu pedido foi cancelado'),
    localizedText(
      'Order {order} of the points shop was cancelled and {points} points are yours again. {note}',
      'Đơn đổi quà {order} đã bị hủy, {points} điểm đã được trả lại cho bạn. {note}',
      'O pedido {order} da loja de pontos foi cancelado e {points} pontos voltaram para você. {note}',
    ),
  ],
};

export interface Move {
  readonly merchant: string;
  readonly id: number;
  readonly to: NotifiedState;
  /** Operator's note, shown to the member; null if omitted. */
  readonly note: string | null;
  /** Current time, ms since 1970. */
  readonly now: number;
}

/**
 * Changes the state of an order in the caller's transaction, and returns the mail that notifies the member. A
 * cancellation returns the points and restocks the item exactly once, even if requested concurrently.
 * @throws OrderError for an unknown order, and for a state change that is not possible
 */
export async function moveOne(trx: Trx, { merchant, id, to, note, now }: Move): Promise<Message | null> {
  const order = await lockOrder(trx, merchant, id);
  if (!order) throw new OrderError(`${merchant} has no order ${id}; "mall orders" shows them.`);
  if (!mayMoveOrder(order.state, to) || !(await moveOrder(trx, order, to, { note, at: now }))) {
    throw new OrderError(`Order ${id} is ${order.state} and cannot be ${to}.`);
  }
  if (to === 'cancelled') await refundOrder(trx, order, now);
  const values = { order: String(id), points: String(order.points), note: note === null ? '' : escaped(note) };
  return sendNotification(trx, NOTIFICATION_TEXTS[to], { memberId: order.member_id, now, values });
}

async function refundOrder(trx: Trx, { id, member_id, item_id, points }: OrderRow, now: number): Promise<void> {
  await lockMember(trx, member_id);
  await takePieces(trx, item_id, -1);
  await addPoints(trx, { member_id, key: `returned-${id}`, kind: 'returned', points: String(points), created_at: now });
}

/** Escapes text for the inbox message, which is HTML. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
