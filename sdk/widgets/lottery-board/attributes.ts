/** What the attributes of `<lobby-lottery-board>` may say, for the element and for markup made on a server. */
import type { AttributeTable } from '../../host/attributes.ts';

export const attributes: AttributeTable = {
  group: { kind: 'text' },
  tab: { kind: 'choice', values: ['all', 'hot', 'fav', 'recent'] },
  layout: { kind: 'choice', values: ['cards', 'rows', 'schedule', 'full'] },
  'prize-mode': { kind: 'choice', values: ['Lott', 'ZY', 'Elott'] },
  limit: { kind: 'number', min: 1, max: 1000 },
  'no-history': { kind: 'flag' },
};
