/**
 * Types of `lobby-*` tags in the JSX of React 19. Attributes are written as in markup, events as `on` plus the event
 * name: `onlobby-launch-request`. Part of `lobbykit/react`, because the entries of elements are typed for pages without
 * React.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { LobbyEventName, LobbyEvents } from '../lobby/events.ts';
import type { Lobby } from '../lobby/types.ts';
import type { AttributeName } from '../protocol/embed/define-props.ts';
import type { LobbyDownloadBar } from '../widgets/download-bar/element.ts';
import type { Props as DownloadBarAttributes } from '../widgets/download-bar/props.ts';
import type { DownloadBarProps } from '../widgets/download-bar/react.tsx';
import type { LobbyGameGrid } from '../widgets/game-grid/element.ts';
import type { Props as GameGridAttributes } from '../widgets/game-grid/props.ts';
import type { GameGridProps } from '../widgets/game-grid/react.tsx';
import type { LobbyLoginModal } from '../widgets/login-modal/element.ts';
import type { Props as LoginModalAttributes } from '../widgets/login-modal/props.ts';
import type { LoginModalProps } from '../widgets/login-modal/react.tsx';
import type { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import type { Props as LotteryBoardAttributes } from '../widgets/lottery-board/props.ts';
import type { LotteryBoardProps } from '../widgets/lottery-board/react.tsx';
import type { LobbyServiceWidget } from '../widgets/service-widget/element.ts';
import type { Props as ServiceWidgetAttributes } from '../widgets/service-widget/props.ts';
import type { ServiceWidgetProps } from '../widgets/service-widget/react.tsx';
import type { LobbyWinnerBoard } from '../widgets/winner-board/element.ts';
import type { Props as WinnerBoardAttributes } from '../widgets/winner-board/props.ts';
import type { WinnerBoardProps } from '../widgets/winner-board/react.tsx';

/** A flag is true, false, or the empty text as in markup. */
type Value<Prop> = NonNullable<Prop> extends boolean ? boolean | '' : Prop;

type Attributes<Props> = {
  [Name in keyof Props & string as AttributeName<Name>]?: Value<Props[Name]>;
};

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/**
 * Events of the component, and errors and states, which every element emits. Names with a hyphen are accepted unless typed as
 * never.
 */
type Handlers<Props> = {
  [Name in LobbyEventName as `onlobby-${Name}`]?: Name extends 'error' | 'state'
    ? (event: CustomEvent<LobbyEvents[Name]>) => void
    : `on${Pascal<Name>}` extends keyof Props
      ? (event: CustomEvent<LobbyEvents[Name]>) => void
      : never;
};

interface Common {
  /** Name of the lobby, or the lobby object once the tag is defined. */
  lobby?: string | Lobby;
  /** Colors of this widget only. */
  theme?: 'light' | 'dark';
}

type Tag<Element extends HTMLElement, Props, OfComponent> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Attributes<Props> &
  Handlers<OfComponent> &
  Common;

export interface LobbyTags {
  'lobby-lottery-board': Tag<LobbyLotteryBoard, LotteryBoardAttributes, LotteryBoardProps>;
  'lobby-game-grid': Tag<LobbyGameGrid, GameGridAttributes, GameGridProps>;
  'lobby-winner-board': Tag<LobbyWinnerBoard, WinnerBoardAttributes, WinnerBoardProps>;
  'lobby-service-widget': Tag<LobbyServiceWidget, ServiceWidgetAttributes, ServiceWidgetProps>;
  'lobby-login-modal': Tag<LobbyLoginModal, LoginModalAttributes, LoginModalProps>;
  'lobby-download-bar': Tag<LobbyDownloadBar, DownloadBarAttributes, DownloadBarProps>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends LobbyTags {}
  }
}
