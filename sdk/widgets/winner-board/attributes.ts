/** What the attributes of `<lobby-winner-board>` may say, for the element and for markup made on a server. */
import type { AttributeTable } from '../../host/attributes.ts';

export const attributes: AttributeTable = {
  category: { kind: 'text' },
  limit: { kind: 'number', min: 1, max: 100 },
  speed: { kind: 'number', min: 300, max: 60_000 },
  still: { kind: 'flag' },
};
