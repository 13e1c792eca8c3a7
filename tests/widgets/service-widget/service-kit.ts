/** Model of a service widget on a stub gateway. */
import { beforeEach, expect, vi } from 'vitest';
import type { LobbyEventName } from '../../../sdk/lobby/events.ts';
import type { LobbyConfig } from '../../../sdk/lobby/types.ts';
import { createServiceWidget, type ServiceState } from '../../../sdk/widgets/service-widget/model.ts';
import type { ServiceParams } from '../../../sdk/widgets/service-widget/props.ts';
import { accountServerHere, credentials, openTab, soon } from '../../lobby/account/account-kit.ts';

export const server = accountServerHere();
export const CHAT = 'POST /wps/relay/CBS_launchChat';
const INBOX = 'GET /wps/relay/CSP_unreadCount';
const CHATS = 'GET /wps/relay/CBS_unreadCount';
const LINKS = [
  { resourceType: 'TELEGRAM', url: 'https://t.me/one', labelNameEn: 'News' },
  { resourceType: 'TELEGRAM2', url: 'https://t.me/two', labelNameEn: 'Talk' },
  { resourceType: 'FACEBOOK', url: 'https://facebook.example/lobby', labelNameEn: '' },
];
/** Result of `window.open` as far as the widget uses it. */
export const tab = { opener: {}, close: vi.fn(), location: { replace: vi.fn() } };

interface World {
  flags: Record<string, string>;
  labels: { labelName: string }[];
  /** Type of the member. */
  type: number;
  unread: { inbox: number; chat: number; notices: readonly string[] };
}
/** State of the gateway; each test starts with a member with access to all entries. */
export const world: World = { flags: {}, labels: [], type: 0, unread: { inbox: 0, chat: 0, notices: [] } };
beforeEach(() => {
  world.flags = { CBS3: '1', MAILCEN: '1' };
  world.labels = [];
  world.type = 0;
  world.unread = { inbox: 0, chat: 0, notices: [] };
  tab.location.replace.mockClear();
  server.on('POST /wps/session/login', () => ({ value: { userName: 'ann', customerType: world.type, token: 't1' } }));
  server.on('GET /wps/member/info', () => ({ value: { account: 'ann', type: world.type, memberLabel: world.labels } }));
  server.on('GET /wps/system/whitelabel', () => ({ value: world.flags }));
  server.on('GET /wps/system/settings/consolidated', () => ({ value: { customerServiceResources: LINKS } }));
  server.on('GET /wps/system/serviceLinks', () => ({
    value: { version: { pathList: [{ type: '3', path: 'sealed-12345678' }] } },
  }));
  server.on(INBOX, () => ({ value: world.unread.inbox }));
  server.on(CHATS, () => ({ value: { unReadCount: world.unread.chat } }));
  server.on('POST /wps/relay/MCSFE_getListAnnouncements', () => ({
    value: { player: world.unread.notices.map(id => ({ id, title: id, read: false })) },
  }));
  server.on(CHAT, () => ({ value: { chatUrl: 'https://chat.example/room' } }));
});

export interface Options {
  readonly visitor?: boolean;
  readonly params?: ServiceParams;
  readonly config?: Partial<LobbyConfig>;
  readonly prevents?: LobbyEventName;
}

export async function widget({ visitor = false, params, config, prevents }: Options = {}) {
  const { lobby } = openTab(server.url, { serviceLinkDecoder: () => 'https://service.example/', ...config });
  Object.assign(window, { open: () => tab });
  Object.assign(location, { assign: vi.fn() });
  lobby.$text.listen(() => {});
  if (!visitor) await lobby.login(credentials);
  const events: [string, unknown][] = [];
  const emit = (name: LobbyEventName, detail: object) => {
    events.push([name, { ...detail, lobby: undefined }]);
    return name !== prevents;
  };
  const went: string[] = [];
  lobby.on('navigate-request', event => {
    event.preventDefault();
    went.push(event.detail.to);
  });
  const downloads = vi.fn((event: Event) => event.preventDefault());
  lobby.on('download-request', downloads);
  const model = createServiceWidget(lobby, params, emit);
  const states: ServiceState[] = [];
  model.$state.subscribe(state => states.push(state));
  const state = () => model.$state.get();
  await soon(() => expect(state().status).toBe('ready'));
  return { lobby, model, state, events, went, downloads, ...model.actions };
}

export const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
/** Names of the entries after all access checks have completed. */
export const known = async (state: () => ServiceState) => {
  await soon(() => expect(state().entries.every(entry => entry.known)).toBe(true));
  return names(state().entries);
};
