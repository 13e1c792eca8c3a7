/** Groups announcements for a response by their type (ANN-04, ANN-05, ANN-12). */

import { bannerUrl } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import type { AnnouncementRow } from './announcements-repository.ts';
import type { AnnouncementType } from './tables.ts';

/** Announcement in the format of API responses. */
interface WireAnnouncement {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly startDate: number;
  readonly read: boolean;
  readonly url: string | null;
  readonly groupName: string;
  readonly link: string | null;
}

type Group = 'promotion' | 'banners' | 'player' | 'popup';

const GROUPS: Readonly<Record<AnnouncementType, Group>> = {
  A: 'player',
  B: 'banners',
  PL: 'player',
  PU: 'popup',
  PR: 'promotion',
};

/**
 * Returns all groups, including empty ones. If announcements for agents are requested, `footer` contains the number of
 * unread ones (ANN-19).
 */
export function toGroups(rows: readonly AnnouncementRow[], types: readonly AnnouncementType[], language: string) {
  const groups: Record<Group, WireAnnouncement[]> = { promotion: [], banners: [], player: [], popup: [] };
  for (const row of rows) {
    groups[GROUPS[row.type]].push({
      id: row.id,
      title: localize(row.titles, language),
      content: localize(row.contents, language),
      startDate: row.start_at,
      read: row.read,
      url: row.scene === null ? row.url : bannerUrl(row, language),
      groupName: row.group_name,
      link: row.link,
    });
  }
  const unreadCount = rows.filter(({ type, read }) => type === 'A' && !read).length;
  return types.includes('A') ? { ...groups, footer: { unreadCount } } : groups;
}
