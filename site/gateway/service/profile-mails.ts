/** Mails that tell a member of changes by which somebody could take the account or its money over (S16). */
import type { Names } from '../db/schema.ts';
import type { Message } from './outbox.ts';
import { textIn } from './register-form.ts';

/** One change, in the languages of the site. */
interface Notice {
  readonly subjects: Names;
  /** `{name}` is the account, `{time}` when it was. */
  readonly texts: Names;
}

const EMAIL_CHANGED: Notice = {
  subjects: {
    EN: 'Your email address was changed',
    VI: 'Địa chỉ e-mail của bạn đã được thay đổi',
    PT: 'Seu e-mail foi alterado',
  },
  texts: {
    EN: `Hello {name},

the email address on your account was changed on {time}. From now on we write to the new address; for the next 24 hours it can’t be used to reset the password.

If this wasn’t you, change your password now, which logs out all other devices, and contact customer service.`,
    VI: `Xin chào {name},

Địa chỉ e-mail của tài khoản đã được thay đổi vào {time}. Từ bây giờ thư sẽ được gửi đến địa chỉ mới; trong 24 giờ tới không ai có thể đặt lại mật khẩu bằng địa chỉ đó.

Nếu không phải là bạn, hãy đổi mật khẩu ngay để đăng xuất mọi thiết bị khác, rồi liên hệ bộ phận chăm sóc khách hàng.`,
    PT: `Olá, {name}!

O e-mail da sua conta foi alterado em {time}. A partir de agora as mensagens vão para o novo endereço; nas próximas 24 horas ninguém pode redefinir a senha por ele.

Se não foi você, troque sua senha agora, o que encerra todas as outras sessões, e fale com o nosso atendimento.`,
  },
};

const PAYEE_NAME_CHANGED: Notice = {
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

export interface Told {
  /** Mail address. */
  readonly to: string;
  readonly userName: string;
  /** When it was changed, ms since 1970. */
  readonly at: number;
  /** Code of the kit: VI. Of the page it was changed on. */
  readonly language: string;
}

/** To the address a member had before. The new one is not named: whoever reads along need not learn it. */
export const emailChanged = (told: Told): Message => write(EMAIL_CHANGED, told);
export const payeeNameChanged = (told: Told): Message => write(PAYEE_NAME_CHANGED, told);

function write({ subjects, texts }: Notice, { to, userName, at, language }: Told): Message {
  const text = textIn(texts, language).replace('{name}', userName).replace('{time}', timeIn(language, at));
  return { channel: 'mail', to, subject: textIn(subjects, language), text };
}

const LOCALES: Readonly<Record<string, string>> = { VI: 'vi', PT: 'pt-BR' };

/** On the clock the draws are told by, which is named beside it. */
const timeIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language] ?? 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
    timeZoneName: 'short',
  }).format(at);
