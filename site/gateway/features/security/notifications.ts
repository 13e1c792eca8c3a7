/** Notifications about account security: an inbox message, and a mail with the same text. */
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { type Addressed, localizedText, type NotificationTexts, sendNotification } from '../messages/notifications.ts';

type Event =
  | 'questions-set'
  | 'second-on'
  | 'second-off'
  | 'second-removed'
  | 'email-bound'
  | 'mobile-bound'
  | 'email-waits'
  | 'mobile-waits'
  | 'mobile-kept';

const NOTIFICATION_TEXTS: Readonly<Record<Event, NotificationTexts>> = {
  'second-on': [
    localizedText('Second factor turned on', 'Đã bật xác thực hai lớp', 'Segundo fator ativado'),
    localizedText(
      'From now on, logging in and withdrawing want a code of your app. If this wasn’t you, contact customer service at once.',
      'Từ bây giờ, đăng nhập và rút tiền cần mã từ ứng dụng của bạn. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'A partir de agora, entrar e sacar exigem um código do seu app. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'second-off': [
    localizedText('Second factor turned off', 'Đã tắt xác thực hai lớp', 'Segundo fator desativado'),
    localizedText(
      'Logging in and withdrawing want no code any more. If this wasn’t you, contact customer service at once.',
      'Đăng nhập và rút tiền không còn cần mã nữa. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'Entrar e sacar não exigem mais o código. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'second-removed': [
    localizedText('Second factor removed', 'Đã gỡ xác thực hai lớp', 'Segundo fator removido'),
    localizedText(
      'Customer service took the second factor off your account. You are logged out everywhere, and withdrawals wait for 24 hours. If you did not ask for this, contact customer service at once.',
      'Bộ phận chăm sóc khách hàng đã gỡ xác thực hai lớp khỏi tài khoản của bạn. Bạn đã bị đăng xuất mọi nơi và việc rút tiền tạm dừng 24 giờ. Nếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
      'O atendimento removeu o segundo fator da sua conta. Você foi desconectado de todos os aparelhos, e os saques ficam bloqueados por 24 horas. Se você não pediu isso, fale com o atendimento agora.',
    ),
  ],
  'email-bound': [
    localizedText('Email address set', 'Đã đặt địa chỉ email', 'E-mail definido'),
    localizedText(
      'An email address was set for your account. It can’t be used to reset your password for the first 24 hours. If this wasn’t you, contact customer service at once.',
      'Tài khoản của bạn vừa được đặt địa chỉ email. Trong 24 giờ tới, địa chỉ này không thể dùng để đặt lại mật khẩu. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'Um e-mail foi definido na sua conta. Por 24 horas, ele não serve para redefinir a senha. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'mobile-bound': [
    localizedText('Mobile number set', 'Đã đặt số điện thoại', 'Celular definido'),
    localizedText(
      'A mobile number was set for your account. It can’t be used to reset your password for the first 24 hours. If this wasn’t you, contact customer service at once.',
      'Tài khoản của bạn vừa được đặt số điện thoại. Trong 24 giờ tới, số này không thể dùng để đặt lại mật khẩu. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'Um celular foi definido na sua conta. Por 24 horas, ele não serve para redefinir a senha. Se não foi você, fale com o atendimento agora.',
    ),
  ],
  'email-waits': [
    localizedText('Your email address will change', 'Địa chỉ email của bạn sắp thay đổi', 'Seu e-mail vai mudar'),
    localizedText(
      'Another email address was set for your account. It counts in 24 hours. If this wasn’t you, take it back in the security center and change your password now.',
      'Tài khoản của bạn vừa được đặt địa chỉ email khác, có hiệu lực sau 24 giờ. Nếu không phải bạn, hãy hủy thay đổi trong trung tâm bảo mật và đổi mật khẩu ngay.',
      'Outro e-mail foi definido na sua conta. Ele passa a valer em 24 horas. Se não foi você, desfaça na central de segurança e troque sua senha agora.',
    ),
  ],
  'mobile-waits': [
    localizedText('Your mobile number will change', 'Số điện thoại của bạn sắp thay đổi', 'Seu celular vai mudar'),
    localizedText(
      'Another mobile number was set for your account. It counts in 24 hours. If this wasn’t you, take it back in the security center and change your password now.',
      'Tài khoản của bạn vừa được đặt số điện thoại khác, có hiệu lực sau 24 giờ. Nếu không phải bạn, hãy hủy thay đổi trong trung tâm bảo mật và đổi mật khẩu ngay.',
      'Outro celular foi definido na sua conta. Ele passa a valer em 24 horas. Se não foi você, desfaça na central de segurança e troque sua senha agora.',
    ),
  ],
  'mobile-kept': [
    localizedText('Your mobile number stays', 'Số điện thoại của bạn được giữ nguyên', 'Seu celular continua o mesmo'),
    localizedText(
      'The new mobile number belongs to another account by now, so your number stays as it was.',
      'Số điện thoại mới nay thuộc về một tài khoản khác, nên số của bạn được giữ nguyên.',
      'O novo celular agora é de outra conta, por isso o seu continua o mesmo.',
    ),
  ],
  'questions-set': [
    localizedText('Security questions set', 'Đã đặt câu hỏi bảo mật', 'Perguntas de segurança definidas'),
    localizedText(
      'The security questions of your account were set. If this wasn’t you, contact customer service at once.',
      'Câu hỏi bảo mật của tài khoản vừa được đặt. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      'As perguntas de segurança da sua conta foram definidas. Se não foi você, fale com o atendimento agora.',
    ),
  ],
};

/** Returns the text of a notification in one language, for an SMS. */
export const securityTexts = (event: Event, language: string): string =>
  localize(NOTIFICATION_TEXTS[event][1], language);

/** Notifies a member like `sendNotification`, with the texts of the event. */
export const notifySecurityEvent = (
  on: Database,
  { event, ...params }: Addressed & { readonly event: Event },
): Promise<Message | null> => sendNotification(on, NOTIFICATION_TEXTS[event], params);
