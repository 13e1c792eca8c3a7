/** Tabs of one browser on a gateway of somebody else, which answers as a test says. */
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

/** Waits for what a test expects, with patience for a busy machine. */
export const soon = (check: () => void | Promise<void>) => eventually(check);

/** Listens until there is an answer or an error; the listening goes on. */
export async function dataOf<T>($store: ReadableAtom<Resource<T>>): Promise<T | undefined> {
  $store.listen(() => {});
  await soon(() => expect($store.get().data ?? $store.get().error).toBeDefined());
  return $store.get().data;
}

export const ANN = { userName: 'ann', customerType: 0, firstTimeLogin: false };
export const credentials = { type: 'username', username: 'ann', password: 'Secret-77', captcha: '' } as const;

/** What a handler answers: a value, or a refusal with its status. */
interface Reply {
  readonly status?: number;
  readonly errorCode?: string;
  readonly value?: unknown;
}
type Handler = (seen: Seen) => Reply | Promise<Reply | null> | null;

export interface AccountServer {
  readonly url: string;
  readonly seen: Seen[];
  /** Answers `METHOD /path`; null drops the connection. */
  on(call: string, handler: Handler): void;
  /** Requests of `METHOD /path`. */
  of(call: string): Seen[];
}

/** The server of the file that calls this. Each login and renewal gives a new token: t1, t2, … */
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
      // Caches may keep what is the same for everybody; such an answer says less about the time, and bears no Date here.
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
  /** Facts of the account, in their order. */
  readonly facts: LobbyEventName[];
}

const tabs: Tab[] = [];
afterEach(() => {
  for (const { lobby } of tabs.splice(0)) lobby.dispose();
  vi.unstubAllGlobals();
});

export interface TabOptions {
  /** What the tabs of this browser share. */
  local?: MemoryStore;
  /** A tab that was copied starts with the session of the first. */
  session?: MemoryStore;
  /** Address of the page. */
  search?: string;
  wall?: () => number;
}

/** A page with a lobby, as far as an account needs one. The bare key names are those of the reference site. */
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

/** A copy of the tab's storage, as a duplicated tab gets it. */
export const copyOf = (store: MemoryStore) => memoryStore(store.entries);

/** Everything the tab keeps, as plain objects. */
export const keptBy = ({ session, local }: Tab) => ({
  session: Object.fromEntries(session.entries),
  local: Object.fromEntries(local.entries),
});
