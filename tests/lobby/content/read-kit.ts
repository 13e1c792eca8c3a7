/** Stub gateway with announcements, messages and read marks. */
import { beforeEach } from 'vitest';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import {
  type AccountServer,
  ANN,
  credentials,
  dataOf,
  openTab,
  type Tab,
  type TabOptions,
} from '../account/account-kit.ts';

export const LIST = 'POST /wps/relay/MCSFE_getListAnnouncements';
export const MARK = 'POST /wps/relay/MCSFE_markAnnouncementAsRead';
export const INBOX = 'GET /wps/relay/CSP_messages';
export const INBOX_COUNT = 'GET /wps/relay/CSP_unreadCount';
export const MARK_MESSAGE = 'POST /wps/relay/CSP_markMessageAsRead';

export interface ReadServer {
  /** Read flags by id: announcements, agent announcements and messages. */
  readonly announcements: Map<string, boolean>;
  readonly forAgents: Map<string, boolean>;
  readonly messages: Map<string, boolean>;
  /** Outcome of a read mark: accepted, rejected, or lost. */
  fate: 'take' | 'refuse' | 'lose';
  /** Returns a promise for which the response to a read mark waits. */
  wait: () => Promise<unknown>;
  /** Delays the responses to read marks until the returned function is called. */
  hold(): () => void;
  /** Member type that the next login returns. */
  type: number;
}

const unread = (ids: readonly string[]) => ids.map(id => [id, false] as const);
const rowsOf = (stored: Map<string, boolean>) => [...stored].map(([id, read]) => ({ id, title: `No ${id}`, read }));
const countOf = (stored: Map<string, boolean>) => [...stored.values()].filter(read => !read).length;

export function readingOn(server: AccountServer): ReadServer {
  const created: ReadServer = {
    announcements: new Map(),
    forAgents: new Map(),
    messages: new Map(),
    fate: 'take',
    wait: async () => {},
    hold() {
      let respond = () => {};
      const responded = new Promise<void>(resolve => {
        respond = resolve;
      });
      created.wait = () => responded;
      return () => respond();
    },
    type: 0,
  };
  const fill = (stored: Map<string, boolean>, ids: readonly string[]) => {
    stored.clear();
    for (const [id, read] of unread(ids)) stored.set(id, read);
  };
  const take = (call: string, field: string, lists: readonly Map<string, boolean>[]) =>
    server.on(call, async ({ body }) => {
      await created.wait();
      if (created.fate === 'lose') return null;
      if (created.fate === 'refuse') return { errorCode: 'not.found', status: 404 };
      const id = JSON.parse(body)[field];
      for (const stored of lists) if (stored.has(id)) stored.set(id, true);
      return { value: null };
    });
  beforeEach(() => {
    fill(created.announcements, ['1', '2']);
    fill(created.forAgents, ['7', '8']);
    fill(created.messages, ['1', '2', '3']);
    created.fate = 'take';
    created.wait = async () => {};
    created.type = 0;
    server.on('POST /wps/session/login', () => ({ value: { ...ANN, customerType: created.type, token: 't1' } }));
    server.on('GET /wps/system/whitelabel', () => ({ value: {} }));
    server.on(LIST, ({ body }) => {
      if (!JSON.parse(body).types.startsWith('A'))
        return { value: { player: rowsOf(created.announcements), popup: [{ id: 9 }] } };
      return { value: { player: rowsOf(created.forAgents), footer: { unreadCount: countOf(created.forAgents) } } };
    });
    server.on(INBOX, () => ({ value: rowsOf(created.messages) }));
    server.on(INBOX_COUNT, () => ({ value: countOf(created.messages) }));
    take(MARK, 'announcementId', [created.announcements, created.forAgents]);
    take(MARK_MESSAGE, 'messageId', [created.messages]);
  });
  return created;
}

/** Tab of a member that listens to announcements and unread counts; resolves when both have loaded. */
export async function readingTab(
  url: string,
  options: TabOptions = {},
  config: Partial<LobbyConfig> = {},
): Promise<Tab> {
  const tab = openTab(url, config, options);
  if (!tab.lobby.$session.get()) await tab.lobby.login(credentials);
  const { $announcements, $unread } = commonStore(tab.lobby);
  await Promise.all([dataOf($announcements), dataOf($unread)]);
  return tab;
}

/** Ids of the announcements shown as read. */
export const readIn = (lobby: Lobby): string[] =>
  (commonStore(lobby).$announcements.get().data?.announcements ?? [])
    .filter(({ isRead }) => isRead)
    .map(({ id }) => id);

/** Returns the unread counts that the tab shows. */
export const waitingIn = (lobby: Lobby) => commonStore(lobby).$unread.get().data;
