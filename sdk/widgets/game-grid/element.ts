/** `<lobby-game-grid>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../elements/base.ts';
import type { Widget } from '../../elements/widget.ts';
import { GameGrid } from './component.tsx';
import type { GameGridParams, GridActions, GridState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes: {
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
  sheets,
  lateSheets: () => import('./late-sheets.ts').then(late => late.lateSheets),
  // The table above admits nothing that the props of the component do not.
  View: GameGrid as Widget['View'],
};

/** Events: `lobby-launch-request`, `lobby-login-request`, `lobby-favourite`, `lobby-page`, `lobby-ready`, `lobby-error`. */
export class LobbyGameGrid extends LobbyElement<GridState, GridActions> {
  static override readonly widget = widget;
  declare gameType: string | null;
  declare vendor: string | null;
  declare tab: GameGridParams['tab'] | null;
  declare query: string | null;
  declare gameClass: GameGridParams['gameClass'] | null;
  declare minBet: GameGridParams['minBet'] | null;
  declare minLine: number | null;
  declare pageSize: number | null;
  declare columns: number | null;
  declare inHouse: boolean;
  declare noFilter: boolean;
  declare theme: 'light' | 'dark' | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-game-grid': LobbyGameGrid;
  }
}
