/** Icons and autofill tokens of the plain registration fields. */
import type { RegisterField } from 'lobbykit/domain';
import type { IconName } from '../icons/icon.tsx';

export interface FieldVariant {
  readonly icon: IconName;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /**
   * Token of the HTML autofill standard.
   * @default off
   */
  readonly autoComplete?: string;
}

/**
 * Input variants of the registration fields. Fields with a separate component (passwords, phone number, code, captcha)
 * are omitted.
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
