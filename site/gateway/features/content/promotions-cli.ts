/** Commands `content promotion …` and `content category …`: promotions and their categories (PROMO-08 to PROMO-13). */
import { CommandError } from '../../platform/cli/command.ts';
import { type ContentContext, type ContentKind, type Draft, defined, initialText, withText } from './draft.ts';
import {
  addCategory,
  addPromotion,
  changeCategory,
  changePromotion,
  findPromotion,
  type Promotion,
  readCategories,
  readPromotions,
  removeCategory,
  removePromotion,
  setCategories,
} from './promotions-repository.ts';
import { added, changedDates, datesOf, stateOf } from './visible-dates.ts';

const toLine = (row: Promotion, now: number) =>
  [
    String(row.id).padEnd(6),
    stateOf(row, now),
    String(row.position).padStart(3),
    row.end_at === null ? 'long-term' : new Date(row.end_at).toISOString().slice(0, 10),
    row.categoryIds.join(',').padEnd(8),
    (row.scene ?? row.cover_url ?? '').padEnd(16),
    row.titles.EN,
  ].join(' ');

/**
 * Image columns that a draft changes. Images are either generated (`scene`) or have URLs, so that setting one removes
 * the other. Without a banner image, the cover is used for both.
 */
const picturesOf = ({ scene, cover, banner }: Draft) => ({
  ...(scene !== undefined && { scene, cover_url: null, banner_url: null }),
  ...(cover !== undefined && { scene: null, cover_url: cover, banner_url: banner ?? cover }),
});

async function putInto({ db, merchant }: ContentContext, id: number, ids: readonly number[]): Promise<void> {
  const known = (await readCategories(db, merchant)).map(category => category.id);
  const unknown = ids.find(one => !known.includes(one));
  if (unknown !== undefined) {
    throw new CommandError(`${merchant} has no category ${unknown}; "content category list" shows them.`);
  }
  await setCategories(db, id, [...new Set(ids)]);
}

const find = async ({ db, merchant }: ContentContext, id: number) => {
  const row = await findPromotion(db, id);
  return row?.merchant_code === merchant ? row : undefined;
};

export const promotions: ContentKind = {
  list: async ({ db, merchant, now }) => (await readPromotions(db, merchant)).map(row => toLine(row, now)),
  async add(context, title, draft) {
    const { db, merchant, now } = context;
    const { html, slogan = title, position = 0, from = now, until = null, categories = [] } = draft;
    const id = await addPromotion(db, {
      scene: null,
      cover_url: null,
      banner_url: null,
      ...picturesOf(draft),
      link: draft.link ?? null,
      merchant_code: merchant,
      titles: initialText(title),
      contents: initialText(html),
      slogans: initialText(slogan),
      position,
      ...datesOf({ from, until }),
    });
    await putInto(context, id, categories);
    return added('Promotion', id, from, now);
  },
  async edit(context, id, draft) {
    const before = await find(context, id);
    if (!before) return null;
    const { lang, title, html, slogan, position, link, categories } = draft;
    await changePromotion(context.db, id, {
      ...picturesOf(draft),
      ...changedDates(before, draft),
      ...defined({
        position,
        link,
        titles: withText(before.titles, lang, title),
        contents: withText(before.contents, lang, html),
        slogans: withText(before.slogans, lang, slogan),
      }),
    });
    if (categories) await putInto(context, id, categories);
    const after = await find(context, id);
    return after ? toLine(after, context.now) : null;
  },
  remove: async (context, id) => (await find(context, id)) !== undefined && removePromotion(context.db, id),
};

export const categories: ContentKind = {
  list: async ({ db, merchant }) =>
    (await readCategories(db, merchant)).map(({ id, position, titles }) =>
      [String(id).padEnd(6), String(position).padStart(3), titles.EN].join(' '),
    ),
  async add({ db, merchant }, title, { position = 0 }) {
    const id = await addCategory(db, { merchant_code: merchant, titles: initialText(title), position });
    return `Category ${id} is in the menu.`;
  },
  async edit({ db, merchant }, id, { lang, title, position }) {
    const before = (await readCategories(db, merchant)).find(row => row.id === id);
    if (!before) return null;
    const titles = withText(before.titles, lang, title);
    await changeCategory(db, id, defined({ titles, position }));
    return `Category ${id} is changed.`;
  },
  remove: async ({ db, merchant }, id) =>
    (await readCategories(db, merchant)).some(row => row.id === id) && removeCategory(db, id),
};
