/** Help center: banners, items, and the open item (HELP-01, HELP-02, HELP-06). */
import type { Lobby } from 'lobbykit';
import { type Announcement, parseAnnouncements } from 'lobbykit/domain';
import { announcements, helpCenter } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { createPublicContent, type PublicContent, type ReaderLobby } from '../public-content.ts';
import { type HelpItem, helpBanners, parseHelp } from './parse-help.ts';

export interface HelpModel {
  readonly items: PublicContent<readonly HelpItem[]>;
  /** Banners of the help center. They are requested separately from the banners of home. */
  readonly banners: PublicContent<readonly Announcement[]>;
  /** Id of the open item; null if all are closed (HELP-02). */
  readonly $open: ReadableAtom<string | null>;
  /** Opens an item and closes the open one, or closes the item if it is open. */
  toggle(id: string): void;
}

export function createHelp(lobby: ReaderLobby & Pick<Lobby, 'call' | 'config'>): HelpModel {
  const { $language, call, config } = lobby;
  const $open = atom<string | null>(null);
  return {
    items: createPublicContent(lobby, async () => {
      // OPEN: HELP-06, by language; the site does not use the `device` option of the request.
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
