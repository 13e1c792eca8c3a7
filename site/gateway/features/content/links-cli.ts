/**
 * Commands `content link …` (links to the app and to contacts of the operator: SERV-15, APP-20) and `content
 * service-path …` (windows of the customer service: SERV-16, SERV-19).
 */

import { CommandError } from '../../platform/cli/command.ts';
import {
  addLink,
  addServicePath,
  changeLink,
  changeServicePath,
  readLinks,
  readServicePaths,
  removeLink,
  removeServicePath,
} from '../service/links-repository.ts';
import type { ResourceLinkTable } from '../service/tables.ts';
import { type ContentKind, defined, initialText, withText } from './draft.ts';

/** Kinds of links, each with the area that shows links of this kind. */
const AREAS: ReadonlyMap<string, ResourceLinkTable['area']> = new Map([
  ['Android', 'download'],
  ['IOS', 'download'],
  ['MOBILECONFIG', 'download'],
  ['AppDownloadIcon', 'download'],
  ['TELEGRAM', 'service'],
  ['TELEGRAM2', 'service'],
  ['FACEBOOK', 'service'],
  ['FACEBOOK2', 'service'],
  ['WHATSAPP', 'service'],
  ['AFFILIATE', 'service'],
]);

export const links: ContentKind = {
  list: async ({ db }) =>
    (await readLinks(db)).map(({ id, position, kind, label, url }) =>
      [String(id).padEnd(6), String(position).padStart(3), kind.padEnd(16), label.padEnd(18), url].join(' '),
    ),
  async add({ db }, kind, { url = '', label = kind, position = 0 }) {
    const area = AREAS.get(kind);
    if (!area) {
      throw new CommandError(`"${kind}" is no kind of link; allowed are ${[...AREAS.keys()].join(', ')}.`);
    }
    const id = await addLink(db, { area, kind, label, url, position });
    return `Link ${id} is offered from now on.`;
  },
  async edit({ db }, id, { url, label, position }) {
    if (!(await readLinks(db)).some(link => link.id === id)) return null;
    await changeLink(db, id, defined({ url, label, position }));
    return `Link ${id} is changed.`;
  },
  remove: ({ db }, id) => removeLink(db, id),
};

export const servicePaths: ContentKind = {
  list: async ({ db }) =>
    (await readServicePaths(db)).map(({ id, type, titles, url }) =>
      [String(id).padEnd(6), type.padEnd(4), titles.EN.padEnd(24), url].join(' '),
    ),
  async add({ db }, title, { type = '', url = '' }) {
    const id = await addServicePath(db, { type, url, titles: initialText(title) });
    return `Service path ${id} is told from now on.`;
  },
  async edit({ db }, id, { lang, title, type, url }) {
    const before = (await readServicePaths(db)).find(path => path.id === id);
    if (!before) return null;
    await changeServicePath(db, id, defined({ type, url, titles: withText(before.titles, lang, title) }));
    return `Service path ${id} is changed.`;
  },
  remove: ({ db }, id) => removeServicePath(db, id),
};
