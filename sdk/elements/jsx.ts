/** `lobby-*` tags in JSX, as types: attributes as in markup, properties as objects, events by `ref`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DownloadBarProps } from '../widgets/download-bar/component.tsx';
import type { GameGridParams } from '../widgets/game-grid/model.ts';
import type { LoginModalParams } from '../widgets/login-modal/model.ts';
import type { BoardParams } from '../widgets/lottery-board/model.ts';

type Tag<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Own & { lobby?: string; theme?: 'light' | 'dark' };

export interface LobbyTags {
  'lobby-lottery-board': Tag<{
    group?: string;
    tab?: BoardParams['tab'];
    layout?: BoardParams['layout'];
    'prize-mode'?: BoardParams['prizeMode'];
    limit?: number;
    'no-history'?: '';
  }>;
  'lobby-game-grid': Tag<{
    'game-type'?: string;
    vendor?: string;
    tab?: GameGridParams['tab'];
    query?: string;
    'game-class'?: GameGridParams['gameClass'];
    'min-bet'?: GameGridParams['minBet'];
    'min-line'?: number;
    'page-size'?: number;
    columns?: number;
    'in-house'?: '';
    'no-filter'?: '';
  }>;
  'lobby-winner-board': Tag<{
    category?: string;
    limit?: number;
    speed?: number;
    still?: '';
  }>;
  'lobby-login-modal': Tag<{
    open?: '';
    method?: LoginModalParams['method'];
    'no-social'?: '';
    'no-trial'?: '';
  }>;
  'lobby-download-bar': Tag<{
    'require-login'?: '';
    position?: DownloadBarProps['position'];
  }>;
  'lobby-service-widget': Tag<{
    open?: '';
    position?: 'start' | 'end' | 'none';
    entries?: string;
  }>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends LobbyTags {}
  }
}
