/** Notifications about withdrawals and their security (OUT-07): an inbox message, and a mail with the same text. */
import type { Database } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { type Addressed, localizedText, type NotificationTexts, sendNotification } from '../messages/notifications.ts';

type Event =
  | 'password-set'
  | 'password-changed'
  | 'password-reset'
  | 'password-locked'
  | 'card-added'
  | 'card-removed'
  | 'requested'
  | 'cancelled'
  | 'rejected'
  | 'failed'
  | 'paid';

/** Title and text of each event with placeholders `{…}`. */
const NOTIFICATION_TEXTS: Readonly<Record<Event, NotificationTexts>> = {
  'password-set': [
    localizedText('Withdrawal password set', 'Đã đặt mật khẩu rút tiền', 'Senha de saque criada'),
    localizedText(
      'A withdrawal password was set for your account. If this wasn’t you, contact customer service at once.',
      'Tài khoản của bạn vừa được đặt mật khẩu rút tiền. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'Uma senha de saque foi criada na sua conta. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'password-changed': [
    localizedText('Withdrawal password changed', 'Đã đổi mật khẩu rút tiền', 'Senha de saque alterada'),
    localizedText(
      'Your withdrawal password was changed. If this wasn’t you, contact customer service at once.',
      'Mật khẩu rút tiền của bạn vừa được đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'Sua senha de saque foi alterada. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'password-reset': [
    localizedText('Withdrawal password reset', 'Đã đặt lại mật khẩu rút tiền', 'Senha de saque redefinida'),
    localizedText(
      'Your withdrawal password was reset. Withdrawals wait for {hours} hours. If this wasn’t you, contact customer service at once.',
      'Mật khẩu rút tiền của bạn vừa được đặt lại. Việc rút tiền tạm dừng {hours} giờ. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'Sua senha de saque foi redefinida. Os saques ficam bloqueados por {hours} horas. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'password-locked': [
    localizedText('Withdrawal password locked', 'Mật khẩu rút tiền bị khóa', 'Senha de saque bloqueada'),
    localizedText(
      'The withdrawal password was entered wrong five times and is locked for a day. If this wasn’t you, change your login password now.',
      'Mật khẩu rút tiền đã bị nhập sai năm lần và bị khóa một ngày. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay.',
      'A senha de saque foi digitada errada cinco vezes e está bloqueada por um dia. Se não foi você, troque agora a senha de acesso.',
    ),
  ],
  'card-added': [
    localizedText('Bank account added', 'Đã thêm tài khoản ngân hàng', 'Conta bancária adicionada'),
    localizedText(
      'The bank account ···· {card} was added for withdrawals. If this wasn’t you, contact customer service at once.',
      'Tài khoản ngân hàng ···· {card} vừa được thêm để rút tiền. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'A conta bancária ···· {card} foi adicionada para saques. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'card-removed': [
    localizedText('Bank account removed', 'Đã xóa tài khoản ngân hàng', 'Conta bancária removida'),
    localizedText(
      'The bank account ···· {card} was removed. If this wasn’t you, contact customer service at once.',
      'Tài khoản ngân hàng ···· {card} vừa bị xóa. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'A conta bancária ···· {card} foi removida. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  requested: [
    localizedText('Withdrawal requested', 'Đã yêu cầu rút tiền', 'Saque solicitado'),
    localizedText(
      'A withdrawal of {amount} to the bank account ···· {card} was requested. Its number is {order}.',
      'Đã yêu cầu rút {amount} về tài khoản ngân hàng ···· {card}. Mã lệnh là {order}.',
      'Um saque de {amount} para a conta bancária ···· {card} foi solicitado. O número é {order}.',
    ),
  ],
  cancelled: [
    localizedText('Withdrawal cancelled', 'Đã hủy lệnh rút tiền', 'Saque cancelado'),
    localizedText(
      'The withdrawal {order} was cancelled. {amount} is back in your balance.',
      'Lệnh rút {order} đã được hủy. {amount} đã trở lại số dư của bạn.',
      'O saque {order} foi cancelado. {amount} voltou ao seu saldo.',
    ),
  ],
  rejected: [
    localizedText('Withdrawal refused', 'Lệnh rút tiền bị từ chối', 'Saque recusado'),
    localizedText(
      'The withdrawal {order} was refused. {amount} is back in your balance. The reason stands with the withdrawal.',
      'Lệnh rút {order} bị từ chối. {amount} đã trở lại số dư của bạn. Lý do được ghi ở lệnh rút.',
      'O saque {order} foi recusado. {amount} voltou ao seu saldo. Veja o motivo nos detalhes do saque.',
    ),
  ],
  failed: [
    localizedText('Withdrawal sent back', 'Lệnh rút tiền bị trả lại', 'Saque devolvido'),
    localizedText(
      'The bank sent the withdrawal {order} back. {amount} is back in your balance. Check the bank account and try again.',
      'Ngân hàng đã trả lại lệnh rút {order}. {amount} đã trở lại số dư của bạn. Hãy kiểm tra tài khoản ngân hàng và thử lại.',
      'O banco devolveu o saque {order}. {amount} voltou ao seu saldo. Confira a conta bancária e tente de novo.',
    ),
  ],
  paid: [
    localizedText('Withdrawal paid', 'Rút tiền thành công', 'Saque pago'),
    localizedText(
      'The withdrawal {order} of {amount} reached the bank account ···· {card}.',
      'Lệnh rút {order} số tiền {amount} đã về tài khoản ngân hàng ···· {card}.',
      'O saque {order} de {amount} chegou à conta bancária ···· {card}.',
    ),
  ],
};

/** `values` replace the placeholders: last four digits of a card, formatted amount, or order number of a withdrawal. */
export interface NotificationParams extends Addressed {
  readonly event: Event;
}

/** Notifies a member like `sendNotification`, with the texts of the event. */
export const notify = (on: Database, { event, ...params }: NotificationParams): Promise<Message | null> =>
  sendNotification(on, NOTIFICATION_TEXTS[event], params);
