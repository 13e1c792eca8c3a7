/** Announcements of an operator and their read state at the gateway. */
import type { Page } from '@playwright/test';
import { addAnnouncement } from '../../../site/gateway/features/content/announcements-repository.ts';
import type { AnnouncementType } from '../../../site/gateway/features/content/tables.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import type { MovableGateway } from '../fixtures.ts';

export const MARK = '/wps/relay/MCSFE_markAnnouncementAsRead';
export const LIST = '/wps/relay/MCSFE_getListAnnouncements';

/** Publishes an announcement; returns its id. `html` is the input of the editor. */
export async function sendMessage(
  { db, now, changed }: MovableGateway,
  title: string,
  html: string,
  type: AnnouncementType = 'PL',
): Promise<string> {
  const id = await addAnnouncement(db, {
    merchant_code: 'demo',
    type,
    placement: type === 'A' ? null : 'm_home',
    group_name: '',
    titles: JSON.stringify({ EN: title, VI: `${title} (VI)` }),
    contents: JSON.stringify({ EN: html, VI: html }),
    url: null,
    start_at: now() - 60_000,
  });
  changed();
  return String(id);
}

/** Ids of the announcements that this member has read, according to the gateway. */
export async function readBy({ db }: MovableGateway, userName: string): Promise<string[]> {
  const rows = await db
    .selectFrom('announcement_reads as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .where('m.user_name', '=', userName)
    .select('r.announcement_id')
    .execute();
  return rows.map(({ announcement_id }) => String(announcement_id));
}

/** Collects the paths requested by the page. */
export function requestedBy(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** Row of a list by its title, read or unread. */
export const row = (page: Page, title: string) => page.getByRole('link', { name: title });
export const unreadRow = (page: Page, title: string) =>
  page.getByRole('link', { name: `${en['news.unread']} ${title}` });
