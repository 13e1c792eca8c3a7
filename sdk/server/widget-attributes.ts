/**
 * What the attributes of each tag may say, for hosts that write markup on a server: the tables of the elements, which stand
 * beside sheets that only a bundler can read. That both say the same is tested.
 */
import type { AttributeTable } from '../elements/attributes.ts';

/** By the name of the tag without `lobby-`; `lobby`, `lang` and `theme` besides are the same for all. */
export const WIDGET_ATTRIBUTES = {
  'lottery-board': {
    group: { kind: 'text' },
    tab: { kind: 'choice', values: ['all', 'hot', 'fav', 'recent'] },
    layout: { kind: 'choice', values: ['cards', 'rows', 'schedule', 'full'] },
    'prize-mode': { kind: 'choice', values: ['Lott', 'ZY', 'Elott'] },
    limit: { kind: 'number', min: 1, max: 1000 },
    'no-history': { kind: 'flag' },
  },
  'game-grid': {
    'game-type': { kind: 'text' },
    vendor: { kind: 'text' },
    tab: { kind: 'choice', values: ['all', 'hot', 'recent', 'fav', 'favorites'] },
    query: { kind: 'text' },
    'game-class': { kind: 'choice', values: ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] },
    'min-bet': { kind: 'choice', values: ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] },
    'min-line': { kind: 'number', min: 1, max: 9_999 },
    'page-size': { kind: 'number', min: 1, max: 100 },
    columns: { kind: 'number', min: 1, max: 12 },
    'in-house': { kind: 'flag' },
    'no-filter': { kind: 'flag' },
  },
  'winner-board': {
    category: { kind: 'text' },
    limit: { kind: 'number', min: 1, max: 100 },
    speed: { kind: 'number', min: 300, max: 60_000 },
    still: { kind: 'flag' },
  },
  'service-widget': {
    open: { kind: 'flag' },
    position: { kind: 'choice', values: ['start', 'end', 'none'] },
    entries: { kind: 'text' },
  },
  'login-modal': {
    open: { kind: 'flag' },
    method: { kind: 'choice', values: ['username', 'sms'] },
    'no-social': { kind: 'flag' },
    'no-trial': { kind: 'flag' },
  },
  'download-bar': {
    'require-login': { kind: 'flag' },
    position: { kind: 'choice', values: ['inline', 'bottom'] },
  },
} as const satisfies Readonly<Record<string, AttributeTable>>;

export type WidgetName = keyof typeof WIDGET_ATTRIBUTES;
