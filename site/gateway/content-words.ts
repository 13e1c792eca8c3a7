/** Reads the words of commands on announcements and messages. */
import { CommandError } from './command.ts';
import type { ContentCommand } from './content-commands.ts';
import type { AnnouncementType } from './db/schema-content.ts';
import { readEnd, readInstant, readRowNumber } from './word-checks.ts';

/** Options of these commands, beside those of all. */
export const CONTENT_OPTIONS = {
  text: { type: 'string' },
  place: { type: 'string' },
  group: { type: 'string' },
} as const;

interface Options extends Readonly<Partial<Record<keyof typeof CONTENT_OPTIONS, string>>> {
  readonly merchant: string;
  readonly type?: string;
  readonly from?: string;
  readonly until?: string;
}

/** Banners have commands of their own. */
const TYPES: readonly AnnouncementType[] = ['A', 'PL', 'PU', 'PR'];
const CHANNELS = ['inbox', 'chat'] as const;
/** A page, or a group of banners. */
export const PLACE = /^\w{1,64}$/;

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function readContentWords(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): ContentCommand | null {
  if (area === 'announcement') return readAnnouncement(verb, subject, options);
  if (area !== 'message') return null;
  const channel = CHANNELS.find(name => name === verb);
  const { merchant, text } = options;
  if (!channel || !subject || !text) throw new CommandError('message wants inbox or chat, a user name, and --text.');
  return { name: 'message-send', merchant, userName: subject, channel, text };
}

function readAnnouncement(
  verb: string | undefined,
  subject: string | undefined,
  { merchant, type: given, text, place, group, from, until }: Options,
): ContentCommand {
  if (verb === 'list') return { name: 'announcement-list', merchant };
  if (verb === 'remove') {
    const id = readRowNumber('announcement remove', subject, 'announcement list');
    return { name: 'announcement-remove', merchant, id };
  }
  if (verb !== 'add') throw new CommandError('announcement wants list, add or remove.');
  const type = TYPES.find(name => name === given);
  if (!subject || !text || !type) {
    throw new CommandError(`announcement add wants a title, --text, and --type: one of ${TYPES.join(', ')}.`);
  }
  for (const [option, value] of Object.entries({ place, group })) {
    if (value !== undefined && !PLACE.test(value)) throw new CommandError(`--${option} must match ${PLACE.source}.`);
  }
  return {
    name: 'announcement-add',
    merchant,
    type,
    title: subject,
    text,
    place,
    group,
    from: from === undefined ? undefined : readInstant('from', from),
    until: until === undefined ? undefined : readEnd('until', until),
  };
}
