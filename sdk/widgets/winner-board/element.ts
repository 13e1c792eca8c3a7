/** `<lobby-winner-board>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../elements/base.ts';
import { sharedSheets } from '../../elements/shared-sheets.ts';
import type { Widget } from '../../elements/widget.ts';
import { WinnerBoard } from './component.tsx';
import type { WinnerActions, WinnerState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes: {
    category: { kind: 'text' },
    limit: { kind: 'number', min: 1, max: 100 },
    /** ms in which the board moves by one row. */
    speed: { kind: 'number', min: 300, max: 60_000 },
    still: { kind: 'flag' },
  },
  sheets: [...sharedSheets, ...sheets],
  lateSheets: () => import('./late-sheets.ts').then(late => late.lateSheets),
  // The table above admits nothing that the props of the component do not.
  View: WinnerBoard as Widget['View'],
};

/** Events: `lobby-launch-request`, `lobby-login-request`, `lobby-ready`, `lobby-error`. */
export class LobbyWinnerBoard extends LobbyElement<WinnerState, WinnerActions> {
  static override readonly widget = widget;
  declare category: string | null;
  declare limit: number | null;
  declare speed: number | null;
  declare still: boolean;
  declare theme: 'light' | 'dark' | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-winner-board': LobbyWinnerBoard;
  }
}
