/**
 * Commands `content help …` (items of the help center) and `content chat-line …` (automatic replies of the live chat).
 * Both are shared by all merchants.
 */
import { addChatLine, changeChatLine, readLines, removeChatLine } from '../service/chat-repository.ts';
import { type ContentKind, defined, initialText, withText } from './draft.ts';
import { addHelpItem, changeHelpItem, findHelpItem, readHelpItems, removeHelpItem } from './help-repository.ts';

const toLine = ({ id, position, titles }: { id: number; position: number; titles: { EN: string } }) =>
  [String(id).padEnd(6), String(position).padStart(3), titles.EN].join(' ');

export const help: ContentKind = {
  list: async ({ db }) => (await readHelpItems(db)).map(toLine),
  async add({ db }, title, { html, position = 0 }) {
    const id = await addHelpItem(db, { titles: initialText(title), contents: initialText(html), position });
    return `Help item ${id} is shown from now on.`;
  },
  async edit({ db }, id, { lang, title, html, position }) {
    const before = await findHelpItem(db, id);
    if (!before) return null;
    const titles = withText(before.titles, lang, title);
    const contents = withText(before.contents, lang, html);
    await changeHelpItem(db, id, defined({ titles, contents, position }));
    return `Help item ${id} is changed.`;
  },
  remove: ({ db }, id) => removeHelpItem(db, id),
};

export const chatLines: ContentKind = {
  list: async ({ db }) => (await readLines(db)).map(toLine),
  async add({ db }, title, { position = 0 }) {
    const id = await addChatLine(db, { titles: initialText(title), position });
    return `Line ${id} is said from now on.`;
  },
  async edit({ db }, id, { lang, title, position }) {
    const before = (await readLines(db)).find(line => line.id === id);
    if (!before) return null;
    await changeChatLine(db, id, defined({ titles: withText(before.titles, lang, title), position }));
    return `Line ${id} is changed.`;
  },
  remove: ({ db }, id) => removeChatLine(db, id),
};
