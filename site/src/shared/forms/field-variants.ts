/** How the plain fields of a registration look and what a device may fill in. */
import type { RegisterField } from 'lobbykit/domain';
import type { IconName } from '../icons/icon.tsx';

export interface FieldVariant {
  readonly icon: IconName;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** Token of the autofill standard; off where it is missing. */
  readonly autoComplete?: string;
}

/** Fields with a part of their own (passwords, number, code, captcha) are missing. */
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
