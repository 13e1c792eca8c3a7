/** Icons and autofill tokens of the text inputs in the registration. */
import type { RegisterField } from 'lobbykit/domain';
import type { IconName } from '../icons/icon.tsx';

export interface FieldVariant {
  readonly icon: IconName;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /**
   * Value of the HTML `autocomplete` attribute.
   * @default off
   */
  readonly autoComplete?: string;
}

/**
 * Icon and autofill token by field. Fields with a special input (passwords, phone number, code, captcha) are not
 * included.
 */
export const FIELD_VARIANTS: Readonly<Partial<Record<RegisterField, FieldVariant>>> = {
  username: { icon: 'user', autoComplete: 'username' },
  nickname: { icon: 'user', autoComplete: 'nickname' },
  payeeName: { icon: 'user', autoComplete: 'name' },
  email: { icon: 'mail', type: 'email', inputMode: 'email', autoComplete: 'email' },
  idNumber: { icon: 'id' },
  qqNum: { icon: 'message', inputMode: 'numeric' },
  facebook: { icon: 'message' },
  wechat: { icon: 'message' },
  line: { icon: 'message' },
  whatsapp: { icon: 'message', type: 'tel', inputMode: 'tel' },
  zalo: { icon: 'message' },
  affiliateCode: { icon: 'ticket' },
};
