/** What the attributes of `<lobby-game-grid>` may say, for the element and for markup made on a server. */
import type { AttributeTable } from '../../host/attributes.ts';

export const attributes: AttributeTable = {
  'game-type': { kind: 'text' },
  vendor: { kind: 'text' },
  tab: { kind: 'choice', values: ['all', 'hot', 'recent', 'fav', 'favorites'] },
  query: { kind: 'text' },
  'game-class': { kind: 'choice', values: ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] },
  'min-bet': { kind: 'choice', values: ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] },
  'min-line': { kind: 'number', min: 1, max: 9_999 },
  'page-size': { kind: 'number', min: 1, max: 100 },
  columns: { kind: 'number', min: 1, max: 12 },
  more: { kind: 'choice', values: ['scroll', 'button'] },
  'in-house': { kind: 'flag' },
  'no-filter': { kind: 'flag' },
};
