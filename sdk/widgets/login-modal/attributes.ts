/** What the attributes of `<lobby-login-modal>` may say, for the element and for markup made on a server. */
import type { AttributeTable } from '../../host/attributes.ts';

export const attributes: AttributeTable = {
  open: { kind: 'flag' },
  method: { kind: 'choice', values: ['username', 'sms'] },
  'no-social': { kind: 'flag' },
  'no-trial': { kind: 'flag' },
};
