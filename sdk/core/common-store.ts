/**
 * The common store: what many screens show and no screen owns (SESS-20..22). Each datum is asked for when somebody first
 * listens to it; who imports this file alone pays for it.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { pageEnv } from '../dom/env.ts';
import type { Announcements } from '../domain/announcements.ts';
import type { Game } from '../domain/games.ts';
import { isAgent } from '../domain/member.ts';
import type { Lobby, Resource } from '../types.ts';
import type { PageAddress, SiteStatus } from './common-questions.ts';
import { lateResource, type Scope } from './late-resource.ts';
import { lateRoom } from './late-room.ts';
import type { Unread } from './unread.ts';

export interface CommonStore extends Pick<Lobby, '$member' | '$settings'> {
  /** Code of who invited this visitor: '' where the domain alone was recognised, null where nobody did (REG-06, REG-07). */
  readonly $affiliate: ReadableAtom<Resource<string | null>>;
  readonly $status: ReadableAtom<Resource<SiteStatus>>;
  /** Banners, notices, popups and hot matches of home, with what the member has read. */
  readonly $announcements: ReadableAtom<Resource<Announcements>>;
  /** Hot games of the merchant, in the current language. */
  readonly $hotGames: ReadableAtom<Resource<readonly Game[]>>;
  /** Empty without a session (MSG-07). */
  readonly $unread: ReadableAtom<Resource<Unread>>;
  /** Members who registered in this agent's team today; empty for everybody who is no agent (AGENT-07). */
  readonly $registrations: ReadableAtom<Resource<number>>;
  /** Asks anew; resolves when the answer or the error is in the store. */
  refresh(name: Name): Promise<void>;
}

type Name = 'affiliate' | 'status' | 'announcements' | 'hotGames' | 'unread' | 'registrations';
type Source = Pick<Lobby, 'call' | 'clock' | 'config' | '$language' | '$session' | '$flags' | '$member' | '$settings'>;

const stores = new WeakMap<Source, CommonStore>();
const $never = atom(null);
const everybody: Scope = { $of: $never, key: () => '' };

/** The common store of a lobby: one per lobby, whoever asks. `page`: address an invitation is read from, default this page's. */
export function commonStore(lobby: Source, page?: PageAddress): CommonStore {
  const made = stores.get(lobby) ?? createStore(lobby, page);
  stores.set(lobby, made);
  return made;
}

function createStore(lobby: Source, page: PageAddress | undefined): CommonStore {
  const { $language, $session, $member, $settings, config } = lobby;
  // Announcements are told in a language, and know what a member has read.
  const $reader = computed([$session, $language], (session, language) => `${session?.userName ?? ''} ${language}`);
  const readers: Scope = { $of: $reader, key: () => $reader.get() };
  const members: Scope = { $of: $session, key: () => $session.get()?.userName ?? null };
  const agents: Scope = {
    $of: $session,
    key: () => {
      const session = $session.get();
      return session && isAgent(session) ? session.userName : null;
    },
  };
  const speakers: Scope = { $of: $language, key: () => $language.value ?? config.language };

  // The questions know the wire: a page that is not there yet can do without.
  const questions = lateRoom(() => import('./common-questions.ts'));
  const announcements = lateResource(pageEnv, readers, async () => (await questions.enter()).askAnnouncements(lobby));
  const resources = {
    affiliate: lateResource(pageEnv, everybody, async () => (await questions.enter()).askAffiliate(lobby, page)),
    status: lateResource(pageEnv, everybody, async () => (await questions.enter()).askStatus(lobby)),
    announcements,
    hotGames: lateResource(pageEnv, speakers, async (_, language) =>
      (await questions.enter()).askHotGames(lobby, language),
    ),
    unread: lateResource(pageEnv, members, async () => {
      const { askUnread } = await import('./unread.ts');
      return askUnread(lobby, announcements.need);
    }),
    registrations: lateResource(pageEnv, agents, async () => {
      const { askRegistrations } = await import('./registrations.ts');
      return askRegistrations(lobby);
    }),
  };
  return {
    $member,
    $settings,
    $affiliate: resources.affiliate.$state,
    $status: resources.status.$state,
    $announcements: announcements.$state,
    $hotGames: resources.hotGames.$state,
    $unread: resources.unread.$state,
    $registrations: resources.registrations.$state,
    refresh: name => resources[name].refresh(),
  };
}
