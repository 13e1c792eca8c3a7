/** Command `content banner …`: banners at the top of pages, mainly of the home page (HOME-06, HOME-09). */

import { addAnnouncement, changeAnnouncement, removeAnnouncement } from './announcements-repository.ts';
import { type BannerRow, readBanners } from './banners-repository.ts';
import { type ContentContext, type ContentKind, type Draft, defined, initialText, withText } from './draft.ts';
import { added, changedDates, datesOf, stateOf } from './visible-dates.ts';

const toLine = (row: BannerRow, now: number) =>
  [
    String(row.id).padEnd(6),
    stateOf(row, now),
    String(row.position).padStart(3),
    (row.placement ?? '').padEnd(8),
    row.group_name.padEnd(5),
    (row.scene ?? row.url ?? '').padEnd(16),
    row.titles.EN,
  ].join(' ');

/**
 * Columns that a draft changes. A banner has either a generated image (`scene`) or an image URL, so that setting one
 * removes the other.
 */
const columnsOf = ({ scene, url, link, place, group, position }: Draft) => ({
  ...(scene !== undefined && { scene, url: null }),
  ...(url !== undefined && { url, scene: null }),
  ...defined({ link, placement: place, group_name: group, position }),
});

const find = async ({ db, merchant }: ContentContext, id: number) =>
  (await readBanners(db, merchant)).find(row => row.id === id);

export const banners: ContentKind = {
  list: async ({ db, merchant, now }) => (await readBanners(db, merchant)).map(row => toLine(row, now)),
  async add({ db, merchant, now }, title, draft) {
    const { from = now, until = null, kicker } = draft;
    const dates = datesOf({ from, until });
    const id = await addAnnouncement(db, {
      ...columnsOf(draft),
      url: draft.url ?? null,
      placement: draft.place ?? null,
      merchant_code: merchant,
      type: 'B',
      titles: initialText(title),
      contents: initialText(),
      kickers: kicker === undefined ? null : initialText(kicker),
      ...dates,
    });
    return added('Banner', id, from, now);
  },
  async edit(context, id, draft) {
    const before = await find(context, id);
    if (!before) return null;
    const { lang, title, kicker } = draft;
    const after = await changeAnnouncement(context.db, id, {
      ...columnsOf(draft),
      ...changedDates(before, draft),
      ...defined({
        titles: withText(before.titles, lang, title),
        kickers: withText(before.kickers, lang, kicker),
      }),
    });
    return toLine(after, context.now);
  },
  remove: async (context, id) =>
    (await find(context, id)) !== undefined && removeAnnouncement(context.db, context.merchant, id),
};
