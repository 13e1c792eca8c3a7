/** React contexts for the lobby and the widget's host. This file imports no other code of the kit. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Emit } from '../../lobby/events.ts';
import type { Lobby, Model } from '../../lobby/types.ts';

export type { Emit } from '../../lobby/events.ts';

/**
 * Host of a widget: a custom element, which dispatches DOM events and has slots. In React there is no host, and events
 * are passed only to the `on…` props.
 */
export interface WidgetHost {
  readonly emit: Emit;
  /** True in a shadow root, where content that the page may replace is in a `<slot>`. */
  readonly slots: boolean;
  /** Renders a part of the widget in the light DOM, in the slot with this name; null removes the part. */
  readonly showLight: (slot: string, tree: ReactNode | null) => void;
  /** Loads the stylesheets of parts that the first paint does not need. */
  readonly prepare: (part?: string) => Promise<void>;
  /** Called with the model when it is created or replaced, and with null when the widget is unmounted. */
  readonly onModel: (model: Model<{ readonly status: string }, unknown> | null) => void;
}

const LobbyContext = createContext<Lobby | null>(null);
const HostContext = createContext<WidgetHost | null>(null);

interface LobbyContextProviderProps {
  readonly lobby: Lobby;
  /** Host of the widget; set only by custom elements. */
  readonly host?: WidgetHost;
  readonly children?: ReactNode;
}

/** Provides the lobby and the host of a widget to the widgets and hooks in its subtree. */
export function LobbyContextProvider({ lobby, host, children }: LobbyContextProviderProps) {
  return (
    <LobbyContext.Provider value={lobby}>
      <HostContext.Provider value={host ?? null}>{children}</HostContext.Provider>
    </LobbyContext.Provider>
  );
}

/** Returns the lobby of the nearest provider; throws if there is none. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (!lobby) throw new Error('lobbykit: <LobbyProvider> is missing.');
  return lobby;
}

export const useWidgetHost = (): WidgetHost | null => useContext(HostContext);
