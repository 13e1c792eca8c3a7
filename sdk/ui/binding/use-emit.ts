/** Sends the events of a widget to the props of its component, then to the element around it. */
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import { type Emit, useWidgetHost } from './provider.tsx';
import { useStable } from './use-model.ts';

/** A stable function; `props` are those of the component, events under their names: `onLaunchRequest`. */
export function useEmit(props: object): Emit {
  const host = useWidgetHost();
  return useStable(<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean => {
    const event = new CustomEvent(`lobby-${name}`, { detail, cancelable: name.endsWith('-request') });
    const handler: unknown = Reflect.get(props, handlerName(name));
    if (typeof handler === 'function') handler(event);
    return !event.defaultPrevented && (host?.emit(name, detail) ?? true);
  });
}

/** `launch-request` -> `onLaunchRequest`. */
const handlerName = (name: LobbyEventName): string =>
  `on-${name}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
