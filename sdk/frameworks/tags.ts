/**
 * Types of the `lobby-*` tags: element, attributes and events of each tag, derived from the prop table of its widget.
 * The types for React, Vue, Svelte, Solid and `window.lobbykit` are derived from these types.
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

/** Converts kebab case to Pascal case: `launch-request` -> `LaunchRequest`. */
export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Props that all tags have, in addition to those of all HTML elements. */
interface CommonProps extends PropsOf<typeof THEME> {
  /** Name of the lobby. If the tag is already defined, also a lobby object. */
  readonly lobby?: string | Lobby;
}

/** Events of a widget: those with a handler, plus `error` and `state`, which every element emits. */
type EventsOf<Handlers> = {
  [Name in LobbyEventName as Name extends 'error' | 'state'
    ? Name
    : `on${Pascal<Name>}` extends keyof Handlers
      ? Name
      : never]: CustomEvent<LobbyEvents[Name]>;
};

interface Tag<Element extends HTMLElement, Props, Handlers> {
  readonly element: Element;
  /** Types of the properties, by property name. */
  readonly props: Props & CommonProps;
  /** Types of the DOM events, by name without `lobby-`. */
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

/** Name of a widget: its tag name without `lobby-`. */
export type WidgetName = TagName extends `lobby-${infer Name}` ? Name : never;

/** Type of an attribute in markup: a flag may be an empty string, and a number may be a string. */
export type MarkupValue<Value> = Value extends boolean
  ? boolean | ''
  : Value extends number
    ? number | `${number}`
    : Value;

/** Types of the attributes, by name in kebab case. */
export type AttributesOf<Name extends TagName> = {
  [Prop in keyof Tags[Name]['props'] as AttributeName<Prop & string>]?: MarkupValue<Tags[Name]['props'][Prop]>;
};

/**
 * Types of the event handlers, by `<prefix>lobby-draw`. Events of other widgets have the type never, because JSX
 * otherwise accepts any name with a hyphen.
 */
export type HandlersOf<Name extends TagName, Prefix extends string> = {
  [Event in LobbyEventName as `${Prefix}lobby-${Event}`]?: Event extends keyof Tags[Name]['events']
    ? (event: Tags[Name]['events'][Event]) => void
    : never;
};
