/**
 * Common store: data that several screens share (SESS-20..22). The first listener of a store requests its data, and
 * only pages that import this file load its code.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { pageEnv } from '../../dom/env.ts';
import { type LobbyAction, mayUse } from '../../protocol/access.ts';
import {
  type Announcement,
  type Announcements,
  type Message,
  withReadState,
} from '../../protocol/content/announcements.ts';
import type { Game } from '../../protocol/games/parse-games.ts';
import { languageResource } from '../resource/language-resource.ts';
import { lazyActions } from '../resource/lazy-actions.ts';
import { type Scope, type ScopedResource, scopedResource } from '../resource/scoped-resource.ts';
import { computed } from '../resource/stores.ts';
import type { Avatar, Lobby, Resource } from '../types.ts';
import type { PageLocation, SiteStatus } from './common-requests.lazy.ts';
import { type ReadKind, readKey, readMarks } from './read-marks.ts';
import { type Counted, type Unread, unreadNow } from './unread-now.ts';

/** Names of the functions in `common-requests.lazy.ts`, one request per store. */
const REQUESTS = [
  'fetchAnnouncements',
  'fetchAvatar',
  'fetchAffiliate',
  'fetchStatus',
  'fetchRegisterBanners',
  'fetchAgentAnnouncements',
  'fetchInbox',
  'fetchNews',
  'fetchHotGames',
] as const;

export interface CommonStore extends Pick<Lobby, '$member' | '$settings'> {
  /** Avatar of the member; empty without a session. */
  readonly $avatar: ReadableAtom<Resource<Avatar>>;
  /**
   * Code of the inviter. '' if the gateway recognized the domain but returned no code, null if the visitor was not
   * invited (REG-06, REG-07).
   */
  readonly $affiliate: ReadableAtom<Resource<string | null>>;
  readonly $status: ReadableAtom<Resource<SiteStatus>>;
  /** Banners, announcements, popups and hot matches of the home page, with the member's read state. */
  readonly $announcements: ReadableAtom<Resource<Announcements>>;
  /** Banners of the registration page (ANN-08). */
  readonly $registerBanners: ReadableAtom<Resource<readonly Announcement[]>>;
  /** Announcements for agents; empty for other users (ANN-09). */
  readonly $agentAnnouncements: ReadableAtom<Resource<readonly Announcement[]>>;
  /** Inbox messages of the member, newest first. Empty without a session and for guests of type 4 (MSG-05). */
  readonly $inbox: ReadableAtom<Resource<readonly Message[]>>;
  /** News of the lobby, in the current language. */
  readonly $news: ReadableAtom<Resource<readonly Message[]>>;
  /** Hot games of the merchant in all categories, in the current language. */
  readonly $hotGames: ReadableAtom<Resource<readonly Game[]>>;
  /** Unread counts of the member. Empty without a session (MSG-07). */
  readonly $unread: ReadableAtom<Resource<Unread>>;
  /** Number of members who registered in the agent's team today; empty for users who are not agents (AGENT-07). */
  readonly $registrations: ReadableAtom<Resource<number>>;
  /** Fetches the data again; resolves when the data or the error is in the store. */
  refresh(name: Name): Promise<void>;
}

type Name =
  | 'avatar'
  | 'affiliate'
  | 'status'
  | 'announcements'
  | 'registerBanners'
  | 'agentAnnouncements'
  | 'inbox'
  | 'news'
  | 'hotGames'
  | 'unread'
  | 'registrations';
type Source = Pick<
  Lobby,
  'call' | 'clock' | 'config' | 'tabs' | '$language' | '$session' | '$flags' | '$member' | '$settings'
>;

const stores = new WeakMap<Source, CommonStore>();
const $never = atom(null);
const everybody: Scope = { $of: $never, key: () => '' };

/**
 * Returns the common store, one per lobby.
 * @param page URL that may contain an invitation; default: the URL of the current page
 */
export function commonStore(lobby: Source, page?: PageLocation): CommonStore {
  const store = stores.get(lobby) ?? createStore(lobby, page);
  stores.set(lobby, store);
  return store;
}

function createStore(lobby: Source, page: PageLocation | undefined): CommonStore {
  const { $language, $session, $member, $settings } = lobby;
  const marks = readMarks(lobby);
  // Announcements depend on the language and on the member's read state.
  const $reader = computed([$session, $language], (session, language) => `${session?.userName ?? ''} ${language}`);
  const readers: Scope = { $of: $reader, key: () => $reader.get() };
  const members: Scope = { $of: $session, key: () => $session.get()?.userName ?? null };
  const readersAllowed = (action: LobbyAction): Scope => ({
    $of: $reader,
    key: () => (mayUse(action, $session.get()) ? $reader.get() : null),
  });
  const agents: Scope = {
    $of: $session,
    key: () => (mayUse('seeTeam', $session.get()) ? members.key() : null),
  };

  // The requests include the schemas of their endpoints, so this chunk loads with the first request, which may be after
  // the first paint.
  const requests = lazyActions(() => import('./common-requests.lazy.ts'), REQUESTS);
  const announcements = scopedResource(pageEnv, readers, () => requests.fetchAnnouncements(lobby));
  const resources = {
    avatar: scopedResource(pageEnv, members, () => requests.fetchAvatar(lobby)),
    affiliate: scopedResource(pageEnv, everybody, () => requests.fetchAffiliate(lobby, page)),
    status: scopedResource(pageEnv, everybody, () => requests.fetchStatus(lobby)),
    announcements,
    registerBanners: scopedResource(pageEnv, readers, () => requests.fetchRegisterBanners(lobby)),
    agentAnnouncements: scopedResource(pageEnv, readersAllowed('readAgentAnnouncements'), () =>
      requests.fetchAgentAnnouncements(lobby),
    ),
    inbox: scopedResource(pageEnv, readersAllowed('receiveMail'), () => requests.fetchInbox(lobby)),
    news: languageResource($language, () => requests.fetchNews(lobby)),
    hotGames: languageResource($language, language => requests.fetchHotGames(lobby, language)),
    unread: scopedResource<Counted>(pageEnv, members, async force => {
      const { fetchUnread } = await import('./unread.lazy.ts');
      const shown = async () => {
        // The unread count depends on the announcements, so a forced count fetches the announcements first.
        if (force) await announcements.refresh();
        return announcements.need();
      };
      return fetchUnread(lobby, shown, marks);
    }),
    registrations: scopedResource(pageEnv, agents, async () => {
      const { fetchRegistrations } = await import('./registrations.lazy.ts');
      return fetchRegistrations(lobby);
    }),
  };

  /** Returns the store of a resource, with read marks applied that are newer than its data. */
  const withMarks = <T, S>(
    { $state }: ScopedResource<T>,
    mark: (data: T, keys: ReadonlySet<string>) => S,
  ): ReadableAtom<Resource<S>> =>
    computed([$state, marks.$keys], ({ data, ...rest }, keys) =>
      data === undefined ? rest : { ...rest, data: mark(data, keys) },
    );
  const listed = <M extends Message>(kind: ReadKind, rows: readonly M[], keys: ReadonlySet<string>) =>
    keys.size > 0 ? withReadState(rows, id => keys.has(readKey(kind, id))) : rows;

  return {
    $member,
    $settings,
    $avatar: resources.avatar.$state,
    $affiliate: resources.affiliate.$state,
    $status: resources.status.$state,
    $announcements: withMarks(announcements, (data, keys) => ({
      ...data,
      announcements: listed('announcement', data.announcements, keys),
      popups: listed('announcement', data.popups, keys),
    })),
    $registerBanners: resources.registerBanners.$state,
    $agentAnnouncements: withMarks(resources.agentAnnouncements, (rows, keys) => listed('announcement', rows, keys)),
    $inbox: withMarks(resources.inbox, (rows, keys) => listed('message', rows, keys)),
    $news: resources.news.$state,
    $hotGames: resources.hotGames.$state,
    $unread: withMarks(resources.unread, unreadNow),
    $registrations: resources.registrations.$state,
    refresh: name => resources[name].refresh(),
  };
}
