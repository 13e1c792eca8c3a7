/**
 * Command `content announcement …`: announcements for agents or players, shown in the list, as a popup or as a
 * promotion.
 */
import type { Selectable } from 'kysely';
import {
  addAnnouncement,
  changeAnnouncement,
  readAllAnnouncements,
  removeAnnouncement,
} from './announcements-repository.ts';
import { type ContentContext, type ContentKind, defined, initialText, NOTICE_TYPES, withText } from './draft.ts';
import type { AnnouncementTable, AnnouncementType } from './tables.ts';
import { added, changedDates, datesOf } from './visible-dates.ts';

const toLine = ({ id, type, placement, group_name, titles }: Selectable<AnnouncementTable>) =>
  [String(id).padEnd(6), type.padEnd(2), (placement ?? '').padEnd(8), group_name.padEnd(5), titles.EN].join(' ');

const read = async ({ db, merchant }: ContentContext) =>
  (await readAllAnnouncements(db, merchant)).filter(({ type }) => NOTICE_TYPES.includes(type));

const find = async (context: ContentContext, id: number) => (await read(context)).find(row => row.id === id);

export const announcements: ContentKind = {
  list: async context => (await read(context)).map(toLine),
  async add(
    { db, merchant, now },
    title,
    { type, html, place = null, group = '', link = null, from = now, until = null },
  ) {
    const dates = datesOf({ from, until });
    const id = await addAnnouncement(db, {
      merchant_code: merchant,
      type: type as AnnouncementType,
      placement: place,
      group_name: group,
      titles: initialText(title),
      contents: initialText(html),
      url: null,
      link,
      ...dates,
    });
    return added('Announcement', id, from, now);
  },
  async edit(context, id, { lang, title, html, type, place, group, link, ...dates }) {
    const before = await find(context, id);
    if (!before) return null;
    const after = await changeAnnouncement(context.db, id, {
      ...changedDates(before, dates),
      ...defined({
        type: type as AnnouncementType | undefined,
        placement: place,
        link,
        group_name: group,
        titles: withText(before.titles, lang, title),
        contents: withText(before.contents, lang, html),
      }),
    });
    return toLine(after);
  },
  remove: async (context, id) =>
    (await find(context, id)) !== undefined && removeAnnouncement(context.db, context.merchant, id),
};
