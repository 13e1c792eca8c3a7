/**
 * Types of the `lobby-*` tags: element, attributes and events of each, derived from the table of props of its widget. The
 * types of React, Vue, Svelte, Solid and `window.lobbykit` are derived from these.
 */
import type { THEME } from '../elements/base/attributes.ts';
import type { LobbyEventName, LobbyEvents } from '../lobby/events.ts';
import type { Lobby } from '../lobby/types.ts';
import type { AttributeName, PropsOf } from '../protocol/embed/define-props.ts';
import type { LobbyDownloadBar } from '../widgets/download-bar/element.ts';
import type { Handlers as DownloadBarHandlers, Props as DownloadBarProps } from '../widgets/download-bar/props.ts';
import type { LobbyGameGrid } from '../widgets/game-grid/element.ts';
import type { Handlers as GameGridHandlers, Props as GameGridProps } from '../widgets/game-grid/props.ts';
import type { LobbyLoginModal } from '../widgets/login-modal/element.ts';
import type { Handlers as LoginModalHandlers, Props as LoginModalProps } from '../widgets/login-modal/props.ts';
import type { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import type { Handlers as LotteryBoardHandlers, Props as LotteryBoardProps } from '../widgets/lottery-board/props.ts';
import type { LobbyServiceWidget } from '../widgets/service-widget/element.ts';
import type {
  Handlers as ServiceWidgetHandlers,
  Props as ServiceWidgetProps,
} from '../widgets/service-widget/props.ts';
import type { LobbyWinnerBoard } from '../widgets/winner-board/element.ts';
import type { Handlers as WinnerBoardHandlers, Props as WinnerBoardProps } from '../widgets/winner-board/props.ts';

/** `launch-request` -> `LaunchRequest`. */
export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Props of every tag besides the platform's. */
interface CommonProps extends PropsOf<typeof THEME> {
  /** Name of the lobby, or the lobby object once the tag is defined. */
  readonly lobby?: string | Lobby;
}

/** Events of a widget: those with a handler, and the error and state events that every element emits. */
type EventsOf<Handlers> = {
  [Name in LobbyEventName as Name extends 'error' | 'state'
    ? Name
    : `on${Pascal<Name>}` extends keyof Handlers
      ? Name
      : never]: CustomEvent<LobbyEvents[Name]>;
};

interface Tag<Element extends HTMLElement, Props, Handlers> {
  readonly element: Element;
  /** Values by property name. */
  readonly props: Props & CommonProps;
  /** DOM events by name without `lobby-`. */
  readonly events: EventsOf<Handlers>;
}

export interface Tags {
  'lobby-lottery-board': Tag<LobbyLotteryBoard, LotteryBoardProps, LotteryBoardHandlers>;
  'lobby-game-grid': Tag<LobbyGameGrid, GameGridProps, GameGridHandlers>;
  'lobby-winner-board': Tag<LobbyWinnerBoard, WinnerBoardProps, WinnerBoardHandlers>;
  'lobby-service-widget': Tag<LobbyServiceWidget, ServiceWidgetProps, ServiceWidgetHandlers>;
  'lobby-login-modal': Tag<LobbyLoginModal, LoginModalProps, LoginModalHandlers>;
  'lobby-download-bar': Tag<LobbyDownloadBar, DownloadBarProps, DownloadBarHandlers>;
}

export type TagName = keyof Tags;

/** Name of a widget: its tag without `lobby-`. */
export type WidgetName = TagName extends `lobby-${infer Name}` ? Name : never;

/** Values in markup: a flag is also the empty text, and a number also its text. */
export type MarkupValue<Value> = Value extends boolean
  ? boolean | ''
  : Value extends number
    ? number | `${number}`
    : Value;

/** Attributes as in markup, by name in kebab case. */
export type AttributesOf<Name extends TagName> = {
  [Prop in keyof Tags[Name]['props'] as AttributeName<Prop & string>]?: MarkupValue<Tags[Name]['props'][Prop]>;
};

/**
 * Handlers by event, as `<prefix>lobby-draw`. Events of other widgets are never: JSX accepts any other name with a hyphen.
 */
export type HandlersOf<Name extends TagName, Prefix extends string> = {
  [Event in LobbyEventName as `${Prefix}lobby-${Event}`]?: Event extends keyof Tags[Name]['events']
    ? (event: Tags[Name]['events'][Event]) => void
    : never;
};
