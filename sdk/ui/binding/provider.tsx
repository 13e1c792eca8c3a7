/** React contexts of the lobby and the widget host, in a file without other imports of the kit. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Emit } from '../../lobby/events.ts';
import type { Lobby, Model } from '../../lobby/types.ts';

export type { Emit } from '../../lobby/events.ts';

/**
 * Host of a widget. The element dispatches DOM events on itself and has slots; in plain React there is no host, and
 * events are passed to the `on…` props only.
 */
export interface WidgetHost {
  readonly emit: Emit;
  /** True in a shadow root, where named places are `<slot>`s. */
  readonly slots: boolean;
  /** Renders a part of the widget in the light DOM, in the slot of that name; null removes the part. */
  readonly showLight: (slot: string, tree: ReactNode | null) => void;
  /** Loads the stylesheets of parts that the first paint does not need. */
  readonly prepare: (part?: string) => Promise<void>;
  /** Receives the model when created or replaced, null when the widget is unmounted. */
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

/** Provides the lobby to all widgets and hooks in its subtree, and the host of a widget. */
export function LobbyContextProvider({ lobby, host, children }: LobbyContextProviderProps) {
  return (
    <LobbyContext.Provider value={lobby}>
      <HostContext.Provider value={host ?? null}>{children}</HostContext.Provider>
    </LobbyContext.Provider>
  );
}

/** Returns the lobby of the nearest provider. Throws outside of a provider. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (!lobby) throw new Error('lobbykit: <LobbyProvider> is missing.');
  return lobby;
}

export const useWidgetHost = (): WidgetHost | null => useContext(HostContext);
