/** Tabs of one browser on a stub gateway with responses defined by the test. */
import type { ReadableAtom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { pageEnv } from '../../../sdk/dom/env.ts';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import type { LobbyEventName } from '../../../sdk/lobby/events.ts';
import type { Lobby, LobbyConfig, Resource } from '../../../sdk/lobby/types.ts';
import { json, type Seen, startServer, type TestServer } from '../../client/http-server.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type MemoryStore, memoryStore } from '../resource/stores.ts';

export { failureOf } from '../../client/client-kit.ts';

/** Waits until an expectation passes, with a timeout for a busy machine. */
export const soon = (check: () => void | Promise<void>) => eventually(check);

/** Listens until data or an error arrives, and keeps listening. */
export async function dataOf<T>($store: ReadableAtom<Resource<T>>): Promise<T | undefined> {
  $store.listen(() => {});
  await soon(() => expect($store.get().data ?? $store.get().error).toBeDefined());
  return $store.get().data;
}

export const ANN = { userName: 'ann', customerType: 0, firstTimeLogin: false };
export const credentials = { type: 'username', username: 'ann', password: 'Secret-77', captcha: '' } as const;

/** Response of a handler: a value, or an error code with its status. */
interface Reply {
  readonly status?: number;
  readonly errorCode?: string;
  readonly value?: unknown;
}
type Handler = (seen: Seen) => Reply | Promise<Reply | null> | null;

export interface AccountServer {
  readonly url: string;
  readonly seen: Seen[];
  /** Sets the handler for `METHOD /path`. A handler that returns null drops the connection. */
  on(call: string, handler: Handler): void;
  /** Returns the received requests for `METHOD /path`. */
  of(call: string): Seen[];
}

/** Server of the test file. Each login and renewal returns a new token: t1, t2, … */
export function accountServerHere(): AccountServer {
  const handlers = new Map<string, Handler>();
  let server: TestServer;
  const nameOf = ({ method, url }: Seen) => `${method} ${url.replace(/\?.*/, '')}`;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    let tokens = 0;
    const session = () => ({ value: { ...ANN, token: `t${++tokens}` } });
    handlers.clear();
    handlers.set('POST /wps/session/login', session);
    handlers.set('POST /wps/session/renew', session);
    handlers.set('GET /wps/system/settings/consolidated', () => ({ value: {} }));
    handlers.set('GET /wps/member/info', () => ({ value: { account: 'ann', nickname: 'Ann', type: 0 } }));
    server.seen.length = 0;
    server.handle = async (response, seen) => {
      const handler: Handler = handlers.get(nameOf(seen)) ?? (() => ({ value: {} }));
      const reply = await handler(seen);
      if (!reply) return void response.destroy();
      const { status = 200, ...body } = reply;
      // Omits the Date header of cacheable responses, because they say less about the current time.
      const shared = seen.url.startsWith('/wps/system/setting');
      response.sendDate = !shared;
      json(response, { success: status < 300 && !('errorCode' in body), serverTime: Date.now(), ...body }, status, {
        'Cache-Control': shared ? 'public, max-age=0' : 'no-store',
      });
    };
  });
  return {
    get url() {
      return server.url;
    },
    get seen() {
      return server.seen;
    },
    on: (call, handler) => void handlers.set(call, handler),
    of: call => server.seen.filter(seen => nameOf(seen) === call),
  };
}

export interface Tab {
  readonly lobby: Lobby;
  readonly session: MemoryStore;
  readonly local: MemoryStore;
  /** Names of the received account events, in order. */
  readonly facts: LobbyEventName[];
}

const tabs: Tab[] = [];
afterEach(() => {
  for (const { lobby } of tabs.splice(0)) lobby.dispose();
  vi.unstubAllGlobals();
});

export interface TabOptions {
  /** Storage shared by the tabs of this browser. */
  local?: MemoryStore;
  /** Session storage of the tab. A duplicated tab starts with a copy of the storage of the original tab. */
  session?: MemoryStore;
  /** Query string of the page URL. */
  search?: string;
  wall?: () => number;
}

/** Page with a lobby that has the account features. The unprefixed key names are those of the reference site. */
export function openTab(url: string, config: Partial<LobbyConfig> = {}, options: TabOptions = {}): Tab {
  const { local = memoryStore(), session = memoryStore(), search = '', wall = pageEnv.wall } = options;
  const history = { state: { idx: 3 }, replaceState: vi.fn() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: session, localStorage: local }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { origin: 'https://host.example', pathname: '/m/home', search, hash: '#top' });
  vi.stubGlobal('history', history);
  const resolved = resolveConfig({ gateway: url, merchant: 'demo', language: 'EN', storagePrefix: '', ...config });
  const lobby = buildLobby(resolved, { ...pageEnv, wall });
  const facts: LobbyEventName[] = [];
  for (const name of ['login', 'logout', 'session-expired'] as const) lobby.on(name, () => facts.push(name));
  const tab = { lobby, session, local, facts };
  tabs.push(tab);
  return tab;
}

/** Copy of a tab's storage for a duplicated tab. */
export const copyOf = (store: MemoryStore) => memoryStore(store.entries);

/** Returns all stored values of the tab as plain objects. */
export const storedBy = ({ session, local }: Tab) => ({
  session: Object.fromEntries(session.entries),
  local: Object.fromEntries(local.entries),
});
