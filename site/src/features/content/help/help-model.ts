/** The help center: its banners, its items, and which of them is open (HELP-01, HELP-02, HELP-06). */
import type { Lobby } from 'lobbykit';
import { type Announcement, parseAnnouncements } from 'lobbykit/domain';
import { announcements, helpCenter } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { createPublicContent, type PublicContent, type ReaderLobby } from '../public-content.ts';
import { type HelpItem, helpBanners, parseHelp } from './parse-help.ts';

export interface HelpModel {
  readonly items: PublicContent<readonly HelpItem[]>;
  /** Asked for by a call of its own: those of home are another page's. */
  readonly banners: PublicContent<readonly Announcement[]>;
  /** Id of the one open item, null while all are closed (HELP-02). */
  readonly $open: ReadableAtom<string | null>;
  /** Opens an item and closes the one that was open; the open one it closes. */
  toggle(id: string): void;
}

export function createHelp(lobby: ReaderLobby & Pick<Lobby, 'call' | 'config'>): HelpModel {
  const { $language, call, config } = lobby;
  const $open = atom<string | null>(null);
  return {
    items: createPublicContent(lobby, async () => {
      // OPEN: HELP-06, by language; `device` is an option of the call that this site does not take.
      const { value, serverTime } = await call(helpCenter, { query: { lang: $language.get() } });
      return { data: parseHelp(value), at: serverTime };
    }),
    banners: createPublicContent(lobby, async () => {
      const body = { types: 'B', platform: 'M', merchantCode: config.merchant } as const;
      const { value, serverTime } = await call(announcements, { body });
      return { data: helpBanners(parseAnnouncements(value).banners), at: serverTime };
    }),
    $open,
    toggle: id => $open.set($open.get() === id ? null : id),
  };
}
