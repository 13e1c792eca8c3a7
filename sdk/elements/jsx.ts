/**
 * `lobby-*` tags in the JSX of React 19, as types. Attributes are written as in markup; events as React 19 takes those of
 * custom elements, `on` and the name of the event: `onlobby-launch-request`. They come with `lobbykit/react`: the entries of
 * elements are typed for pages that have no React.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { LobbyEventName, LobbyEvents } from '../events.ts';
import type { Lobby } from '../types.ts';
import type { DownloadBarProps } from '../widgets/download-bar/component.tsx';
import type { LobbyDownloadBar } from '../widgets/download-bar/element.ts';
import type { GameGridProps } from '../widgets/game-grid/component.tsx';
import type { LobbyGameGrid } from '../widgets/game-grid/element.ts';
import type { LoginModalProps } from '../widgets/login-modal/component.tsx';
import type { LobbyLoginModal } from '../widgets/login-modal/element.ts';
import type { LotteryBoardProps } from '../widgets/lottery-board/component.tsx';
import type { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import type { ServiceWidgetProps } from '../widgets/service-widget/component.tsx';
import type { LobbyServiceWidget } from '../widgets/service-widget/element.ts';
import type { WinnerBoardProps } from '../widgets/winner-board/component.tsx';
import type { LobbyWinnerBoard } from '../widgets/winner-board/element.ts';

/** `prizeMode` -> `prize-mode`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** Props of the React component that an element has not: class names of parts, and nodes in place of slots. */
type OfComponents = 'className' | 'classNames' | 'style' | 'heading' | 'empty' | 'logo' | 'theme' | `on${string}`;

/** A flag is true, false or, as in markup, the empty text. */
type Value<Given> = NonNullable<Given> extends boolean ? boolean | '' : Given;

type Attributes<Props> = {
  [Name in Exclude<keyof Props, OfComponents> & string as Kebab<Name>]?: Value<Props[Name]>;
};

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Events that the component has too, and failures, which every element tells of. Names with a hyphen pass unless refused. */
type Handlers<Props> = {
  [Name in LobbyEventName as `onlobby-${Name}`]?: Name extends 'error'
    ? (event: CustomEvent<LobbyEvents[Name]>) => void
    : `on${Pascal<Name>}` extends keyof Props
      ? (event: CustomEvent<LobbyEvents[Name]>) => void
      : never;
};

interface Common {
  /** Name of the lobby it belongs to, or the lobby itself, once the tag is defined. */
  lobby?: string | Lobby;
  /** Colours of this widget only. */
  theme?: 'light' | 'dark';
}

type Tag<Element extends HTMLElement, Props> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Attributes<Props> &
  Handlers<Props> &
  Common;

export interface LobbyTags {
  'lobby-lottery-board': Tag<LobbyLotteryBoard, LotteryBoardProps>;
  'lobby-game-grid': Tag<LobbyGameGrid, GameGridProps>;
  'lobby-winner-board': Tag<LobbyWinnerBoard, WinnerBoardProps>;
  'lobby-service-widget': Tag<LobbyServiceWidget, ServiceWidgetProps>;
  'lobby-login-modal': Tag<LobbyLoginModal, LoginModalProps>;
  'lobby-download-bar': Tag<LobbyDownloadBar, DownloadBarProps>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends LobbyTags {}
  }
}
