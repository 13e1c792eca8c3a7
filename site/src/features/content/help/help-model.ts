/** Help center: its banners, its questions, and the open question (HELP-01, HELP-02, HELP-06). */
import type { Lobby } from 'lobbykit';
import { type Announcement, parseAnnouncements } from 'lobbykit/domain';
import { announcements, helpCenter } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { createPublicContent, type PublicContent, type ReaderLobby } from '../public-content.ts';
import { type HelpItem, helpBanners, parseHelp } from './parse-help.ts';

export interface HelpModel {
  readonly items: PublicContent<readonly HelpItem[]>;
  /** Banners of the help center, requested separately from its questions and from the banners of home. */
  readonly banners: PublicContent<readonly Announcement[]>;
  /** Id of the open question; null if all are closed (HELP-02). */
  readonly $open: ReadableAtom<string | null>;
  /** Opens a question and closes the one that was open; closes the question if it is already open. */
  toggle(id: string): void;
}

export function createHelp(lobby: ReaderLobby & Pick<Lobby, 'call' | 'config'>): HelpModel {
  const { $language, call, config } = lobby;
  const $open = atom<string | null>(null);
  return {
    items: createPublicContent(lobby, async () => {
      // OPEN: HELP-06. The request has the language only; the site does not use the `device` option.
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
