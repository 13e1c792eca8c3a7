/** Code that all widget components share: model, state, texts, theme, slots, and events of the host. */

import { type ReactNode, useCallback } from 'react';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import type { CallError, Lobby, Model, Theme, Translate } from '../../lobby/types.ts';
import { useEffect, useLayoutEffect } from '../connected.ts';
import type { PlaceName } from '../view/view-props.ts';
import { type Emit, useLobby, useWidgetHost } from './provider.tsx';
import { type ModelFactory, useModel, useMounted, useStable } from './use-model.ts';
import { useStore } from './use-store.ts';

/**
 * Returns a stable function that emits events. `props` are the component's props, which may contain handlers such as
 * `onLaunchRequest`.
 */
function useEmit(props: object): Emit {
  const host = useWidgetHost();
  return useStable(<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean => {
    const event = new CustomEvent(`lobby-${name}`, { detail, cancelable: name.endsWith('-request') });
    const handler: unknown = Reflect.get(props, handlerName(name));
    if (typeof handler === 'function') handler(event);
    return !event.defaultPrevented && (host?.emit(name, detail) ?? true);
  });
}

/** Returns the name of an event's handler prop: `onLaunchRequest` for `launch-request`. */
const handlerName = (name: LobbyEventName): string =>
  `on-${name}`.replace(/-(.)/g, (_, char: string) => char.toUpperCase());

/** Props that all components have. */
type SharedProps = { readonly theme?: Theme } & { readonly [name in PlaceName]?: ReactNode };

export interface Widget<State, Actions> {
  readonly lobby: Lobby;
  readonly state: State;
  readonly actions: Actions;
  readonly emit: Emit;
  readonly text: Translate;
  /** Theme of the widget: from its props, or else from the lobby. */
  readonly theme: Theme;
  /** False on a server and in the first rendering, which must not depend on stored values. */
  readonly mounted: boolean;
  /** Loads the stylesheets of a part that the first paint does not need. */
  readonly prepare: (part?: string) => Promise<void>;
  /** Wraps content that the host may replace: by a slot in a custom element, by the prop of that name in React. */
  readonly place: (name: PlaceName, ours: ReactNode) => ReactNode;
}

/**
 * Returns the model of `params`, and the other values that its view needs.
 * @param props props of the component: theme, `on…` handlers, and replacements of content
 * @param rest arguments of `create` after `emit`, as in `useModel`
 */
export function useWidget<Params, State extends { readonly status: string }, Actions, Rest extends readonly unknown[]>(
  create: ModelFactory<Params, State, Actions, [Emit, ...Rest]>,
  params: Params,
  props: SharedProps,
  ...rest: Rest
): Widget<State, Actions> {
  const lobby = useLobby();
  const host = useWidgetHost();
  const mounted = useMounted();
  const emit = useEmit(props);
  const [state, actions, model]: readonly [State, Actions, Model<State, Actions>] = useModel(
    create,
    params,
    emit,
    ...rest,
  );
  const text = useStore(lobby.$text);
  const theme = useStore(lobby.$theme);
  const prepare = useCallback((part?: string) => host?.prepare(part) ?? Promise.resolve(), [host]);

  useEffect(() => {
    host?.onModel(model);
    return () => host?.onModel(null);
  }, [host, model]);

  return {
    lobby,
    state,
    actions,
    emit,
    text,
    theme: props.theme ?? theme,
    mounted,
    prepare,
    place: (name, ours) => (host?.slots ? <slot name={name}>{ours}</slot> : (props[name] ?? ours)),
  };
}

/** Opens a widget when the host's `open` becomes true, and closes it when it becomes false. */
export function useOpen(open: boolean, actions: { open(): void; close(): void }): void {
  // A layout effect, because the visitor might close the widget before a later effect runs.
  useLayoutEffect(() => {
    if (open) actions.open();
    else actions.close();
  }, [open, actions]);
}

/** Emits `ready` to the host when a list has loaded, even if it is empty, and `error` after a failure. */
export function useOutcome(
  state: { readonly status: string; readonly error?: CallError | null },
  { lobby, emit, text }: Pick<Widget<unknown, unknown>, 'lobby' | 'emit' | 'text'>,
): void {
  const ready = state.status === 'ready' || state.status === 'empty';
  const failed = state.status === 'error' ? state.error : null;
  useEffect(() => {
    if (ready) emit('ready', { lobby: lobby.name });
  }, [ready, emit, lobby]);
  useEffect(() => {
    if (!failed) return;
    const message = failed.message || text(failed.messageKey);
    emit('error', { kind: failed.kind, message, lobby: lobby.name, detail: failed });
  }, [failed, emit, lobby, text]);
}
