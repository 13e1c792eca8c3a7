/** Mails about changes that could let an attacker take over the account or its money (S16). */

import type { LocalizedText } from '../../../platform/db/columns.ts';
import { localize } from '../../../platform/localized-text.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';

/** Subject and text of the mail about one kind of change, by language. */
interface NotificationTexts {
  readonly subjects: LocalizedText;
  /** Placeholders: `{name}` is the user name, `{time}` the time of the change. */
  readonly texts: LocalizedText;
}

const EMAIL_CHANGED: NotificationTexts = {
  subjects: {
    EN: 'Your email address was changed',
    VI: 'Địa chỉ email của bạn đã được thay đổi',
    PT: 'Seu e-mail foi alterado',
  },
  texts: {
    EN: `Hello {name},

the email address on your account was changed on {time}. From now on we write to the new address; for the next 24 hours it can’t be used to reset the password.

If this wasn’t you, change your password now, which logs out all other devices, and contact customer service.`,
    VI: `Xin chào {name},

Địa chỉ email của tài khoản đã được thay đổi vào {time}. Từ bây giờ thư sẽ được gửi đến địa chỉ mới; trong 24 giờ tới chưa thể dùng địa chỉ đó để đặt lại mật khẩu.

Nếu không phải là bạn, hãy đổi mật khẩu ngay để đăng xuất mọi thiết bị khác, rồi liên hệ bộ phận chăm sóc khách hàng.`,
    PT: `Olá, {name}!

O e-mail da sua conta foi alterado em {time}. A partir de agora as mensagens vão para o novo endereço; nas próximas 24 horas ninguém pode redefinir a senha por ele.

Se não foi você, troque sua senha agora, o que encerra todas as outras sessões, e fale com o nosso atendimento.`,
  },
};

const PAYEE_NAME_CHANGED: NotificationTexts = {
  subjects: {
    EN: 'Your payout account name was changed',
    VI: 'Tên chủ tài khoản ngân hàng đã được thay đổi',
    PT: 'O nome na sua conta bancária foi alterado',
  },
  texts: {
    EN: `Hello {name},

the account holder name for your payouts was changed on {time}.

If this wasn’t you, change your password now, which logs out all other devices, and contact customer service.`,
    VI: `Xin chào {name},

Tên chủ tài khoản ngân hàng nhận tiền của bạn đã được thay đổi vào {time}.

Nếu không phải là bạn, hãy đổi mật khẩu ngay để đăng xuất mọi thiết bị khác, rồi liên hệ bộ phận chăm sóc khách hàng.`,
    PT: `Olá, {name}!

O nome do titular da conta bancária que recebe seus saques foi alterado em {time}.

Se não foi você, troque sua senha agora, o que encerra todas as outras sessões, e fale com o nosso atendimento.`,
  },
};

const NEW_LOGIN: NotificationTexts = {
  subjects: {
    EN: 'New login to your account',
    VI: 'Đăng nhập mới vào tài khoản của bạn',
    PT: 'Novo acesso à sua conta',
  },
  texts: {
    EN: `Hello {name},

your account was logged in to on {time} from a device or place that we did not know: {place}.

If this wasn’t you, end that session in the security center, change your password, and contact customer service.`,
    VI: `Xin chào {name},

Tài khoản của bạn vừa được đăng nhập vào {time} từ một thiết bị hoặc nơi chưa từng dùng: {place}.

Nếu không phải là bạn, hãy kết thúc phiên đó trong trung tâm bảo mật, đổi mật khẩu và liên hệ bộ phận chăm sóc khách hàng.`,
    PT: `Olá, {name}!

Sua conta foi acessada em {time} de um aparelho ou lugar que não conhecíamos: {place}.

Se não foi você, encerre essa sessão na central de segurança, troque sua senha e fale com o nosso atendimento.`,
  },
};

export interface NotificationParams {
  /** Mail address of the recipient. */
  readonly to: string;
  readonly userName: string;
  /** Time of the change, ms since 1970. */
  readonly at: number;
  /** Time zone of the merchant, for the time in the mail. */
  readonly zone: string;
  /** Language code of the page on which the change was made, such as VI. */
  readonly language: string;
}

/**
 * Creates the mail that tells the previous address about a new one. The text omits the new address, because another
 * person may read this mailbox.
 */
export const emailChanged = (params: NotificationParams): Message => write(EMAIL_CHANGED, params);
export const payeeNameChanged = (params: NotificationParams): Message => write(PAYEE_NAME_CHANGED, params);
/** `place`: subnet of the login, shown in the mail. */
export const newLogin = (params: NotificationParams & { readonly place: string }): Message => {
  const message = write(NEW_LOGIN, params);
  return { ...message, text: message.text.replace('{place}', params.place) };
};

function write(
  { subjects, texts }: NotificationTexts,
  { to, userName, at, zone, language }: NotificationParams,
): Message {
  const text = localize(texts, language)
    .replace('{name}', userName)
    .replace('{time}', timeIn(language, at, zone));
  return { channel: 'mail', to, subject: localize(subjects, language), text };
}

const LOCALES: Readonly<Record<string, string>> = { VI: 'vi', PT: 'pt-BR' };

/** Formats the time in the merchant's time zone, with the zone's name. */
const timeIn = (language: string, at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language] ?? 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
