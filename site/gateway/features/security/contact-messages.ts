/** The messages that carry codes to the old and the new mail or mobile of a member (SAFE-02). */
import type { LocalizedText } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { type Contact, messageTo } from './member-contact.ts';

const SUBJECT: LocalizedText = { EN: 'Your code', VI: 'Mã của bạn', PT: 'Seu código' };

/** `{code}` is filled in. */
const TO_NEW: LocalizedText = {
  EN: '{code} is your code to add this to your account. It’s valid for 5 minutes. Don’t share it with anyone.',
  VI: '{code} là mã để dùng thông tin này cho tài khoản của bạn. Mã có hiệu lực 5 phút; đừng đưa cho ai.',
  PT: '{code} é o código para usar este contato na sua conta. Vale por 5 minutos; não passe a ninguém.',
};
const TO_OLD: LocalizedText = {
  EN: '{code} is your code to change your contact details. It’s valid for 5 minutes. Don’t share it with anyone. If you didn’t ask for it, change your password now.',
  VI: '{code} là mã để đổi thông tin liên hệ của tài khoản. Mã có hiệu lực 5 phút; đừng đưa cho ai. Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay.',
  PT: '{code} é o código para trocar o contato da sua conta. Vale por 5 minutos; não passe a ninguém. Se você não pediu, troque sua senha agora.',
};

/** @param isOld the code goes to the contact that the member has */
export const codeMessage = (
  contact: Contact,
  code: string,
  { isOld, language }: { readonly isOld: boolean; readonly language: string },
): Message =>
  messageTo(contact, localize(SUBJECT, language), localize(isOld ? TO_OLD : TO_NEW, language).replace('{code}', code));
