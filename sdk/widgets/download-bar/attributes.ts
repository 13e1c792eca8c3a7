/** What the attributes of `<lobby-download-bar>` may say, for the element and for markup made on a server. */
import type { AttributeTable } from '../../host/attributes.ts';

export const attributes: AttributeTable = {
  'require-login': { kind: 'flag' },
  position: { kind: 'choice', values: ['inline', 'bottom'] },
};
