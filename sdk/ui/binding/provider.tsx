/** The two React contexts, in a file without other imports of the kit: the lobby, and the surroundings of a widget. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Emit } from '../../lobby/events.ts';
import type { Lobby, Model } from '../../lobby/types.ts';

export type { Emit } from '../../lobby/events.ts';

/**
 * What the surroundings of a widget provide. The element dispatches DOM events on itself and has real slots; in plain
 * React there is no host, and events go to the `on…` props alone.
 */
export interface WidgetHost {
  readonly emit: Emit;
  /** True inside a shadow root: named places are `<slot>`s there. */
  readonly slots: boolean;
  /** Shows a part of the widget in the light DOM, in the slot of that name; null removes the part. */
  readonly showLight: (slot: string, tree: ReactNode | null) => void;
  /** Brings the sheets of parts that are not there at the first paint. */
  readonly prepare: (part?: string) => Promise<void>;
  /** Hands over the model when it is made or replaced, null when the widget goes. */
  readonly onModel: (model: Model<{ readonly status: string }, unknown> | null) => void;
}

const LobbyContext = createContext<Lobby | null>(null);
const HostContext = createContext<WidgetHost | null>(null);

export interface LobbyProviderProps {
  readonly lobby: Lobby;
  /** Set by elements only. */
  readonly host?: WidgetHost;
  readonly children?: ReactNode;
}

/** Gives every widget and hook below it its lobby. */
export function LobbyProvider({ lobby, host, children }: LobbyProviderProps) {
  return (
    <LobbyContext.Provider value={lobby}>
      <HostContext.Provider value={host ?? null}>{children}</HostContext.Provider>
    </LobbyContext.Provider>
  );
}

/** The lobby of the nearest provider. Throws outside of one. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (!lobby) throw new Error('lobbykit: put <LobbyProvider lobby={createLobby(…)}> around it.');
  return lobby;
}

export const useWidgetHost = (): WidgetHost | null => useContext(HostContext);
