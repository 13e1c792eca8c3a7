/** Model of agent home, shared by the page and its footer menu. A change of agent creates a new model. */
import { type CallError, commonStore, type Lobby, type Resource } from 'lobbykit';
import type { ReadableAtom } from 'nanostores';
import { type AgentHome, type AgentHomeOptions, createAgentHome } from './home-model.ts';

type Handlers = Pick<AgentHomeOptions, 'onGo' | 'onFailed'>;

interface SharedHome {
  readonly userName: string | undefined;
  readonly home: AgentHome;
  /** Handlers of the mounted page; replaced when the page mounts again, while the model stays the same. */
  handlers: Handlers;
}

const homes = new WeakMap<Lobby, SharedHome>();

/**
 * Returns the shared model of agent home.
 * @param handlers handlers of the page; omitted by the footer menu, which only reads the state
 */
export function agentHome(lobby: Lobby, handlers?: Handlers): AgentHome {
  const userName = lobby.$session.get()?.userName;
  const found = homes.get(lobby);
  const one = found && found.userName === userName ? found : createHome(lobby, userName);
  if (handlers) one.handlers = handlers;
  return one.home;
}

function createHome(lobby: Lobby, userName: string | undefined): SharedHome {
  const common = commonStore(lobby);
  const one: SharedHome = {
    userName,
    handlers: { onGo: () => {}, onFailed: () => {} },
    home: createAgentHome(lobby, {
      fetchWallet: () => fresh(lobby.$wallet, () => lobby.refreshWallet()),
      countUnread: () => fresh(common.$unread, () => common.refresh('unread')),
      onGo: path => one.handlers.onGo(path),
      onFailed: (parts, error) => one.handlers.onFailed(parts, error),
    }),
  };
  homes.set(lobby, one);
  return one;
}

const isSettled = ({ data, error }: Resource<unknown>) => data !== undefined || error !== undefined;

/**
 * Requests loaded data again; otherwise subscribes, which sends the first request. Resolves with the error, or null.
 */
async function fresh($store: ReadableAtom<Resource<unknown>>, refresh: () => Promise<void>): Promise<CallError | null> {
  if (isSettled($store.get())) await refresh();
  else {
    await new Promise<void>(resolve => {
      const off = $store.listen(state => {
        if (!isSettled(state)) return;
        off();
        resolve();
      });
    });
  }
  return $store.get().error ?? null;
}
