/**
 * Commands `content message …` (inbox messages to single members) and `content feedback …` (feedback from members and
 * visitors).
 */

import { CommandError } from '../../platform/cli/command.ts';
import { findByName } from '../account/members-repository.ts';
import { addMessage, changeMessage, findMessage, listMessages, removeMessage } from '../messages/repository.ts';
import { createFeedbacks } from '../service/feedback.ts';
import { PICTURE_PATH } from '../service/feedback-pictures.ts';
import { listFeedback, removeFeedback } from '../service/feedback-repository.ts';
import { type ContentKind, defined, initialText, withText } from './draft.ts';

const SHOWN = 50;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const messages: ContentKind = {
  list: async ({ db, merchant }) =>
    (await listMessages(db, merchant, SHOWN)).map(({ id, user_name, sent_at, read_at, titles }) =>
      [String(id).padEnd(6), dayOf(sent_at), read_at === null ? 'new ' : 'read', user_name.padEnd(14), titles.EN].join(
        ' ',
      ),
    ),
  async add({ db, merchant, now }, userName, { title, html }) {
    const member = await findByName(db, merchant, userName);
    if (!member) throw new CommandError(`${merchant} has no member "${userName}"; "member list" shows them.`);
    const texts = { titles: initialText(title), contents: initialText(html) };
    const id = await addMessage(db, { member_id: member.id, ...texts, sent_at: now, read_at: null });
    return `Message ${id} waits for ${member.user_name}.`;
  },
  async edit({ db, merchant }, id, { lang, title, html }) {
    const before = await findMessage(db, merchant, id);
    if (!before) return null;
    const titles = withText(before.titles, lang, title);
    await changeMessage(db, id, defined({ titles, contents: withText(before.contents, lang, html) }));
    return `Message ${id} is changed.`;
  },
  remove: async ({ db, merchant }, id) => (await findMessage(db, merchant, id)) !== undefined && removeMessage(db, id),
};

/** Operators can list and remove feedback, but not add or change it. */
export const feedbacks: ContentKind = {
  async list({ db, merchant, now, url }) {
    const { keyOf } = createFeedbacks(db, () => now);
    const lines: string[] = [];
    for (const { id, sent_at, user_name, content, contact, remark, images } of await listFeedback(
      db,
      merchant,
      SHOWN,
    )) {
      lines.push([String(id).padEnd(6), dayOf(sent_at), user_name ?? 'a visitor'].join(' '));
      const parts = [content, contact && `contact: ${contact}`, remark && `remark: ${remark}`].filter(Boolean);
      lines.push(...parts.flatMap(text => text.split('\n')).map(text => `       ${text}`));
      for (const image of images) lines.push(`       ${url}${PICTURE_PATH}?key=${await keyOf(image.id)}`);
    }
    return lines;
  },
  remove: ({ db, merchant }, id) => removeFeedback(db, merchant, id),
};
