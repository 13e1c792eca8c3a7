/** Commands on what an operator tells: announcements to all, messages to one. They are seen at once. */
import { type CommandContext, CommandError, requireMerchant } from './command.ts';
import type { AnnouncementType } from './db/schema-content.ts';
import { addChatMessage } from './store/chat.ts';
import { addAnnouncement, readAllAnnouncements, removeAnnouncement } from './store/content.ts';
import { findByName } from './store/members.ts';
import { addMessage } from './store/messages.ts';

export type ContentCommand =
  | { readonly name: 'announcement-list'; readonly merchant: string }
  | {
      readonly name: 'announcement-add';
      readonly merchant: string;
      readonly type: AnnouncementType;
      readonly title: string;
      readonly text: string;
      readonly place?: string;
      readonly group?: string;
      /** ms since 1970 */
      readonly from?: number;
      readonly until?: number;
    }
  | { readonly name: 'announcement-remove'; readonly merchant: string; readonly id: number }
  | {
      readonly name: 'message-send';
      readonly merchant: string;
      readonly userName: string;
      readonly channel: 'inbox' | 'chat';
      readonly text: string;
    };

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runContentCommand(command: ContentCommand, { db, now }: CommandContext): Promise<string[]> {
  const { merchant } = command;
  switch (command.name) {
    case 'announcement-list':
      return (await readAllAnnouncements(db, merchant)).map(({ id, type, place, group_name, titles }) =>
        [String(id).padEnd(6), type.padEnd(2), (place ?? '').padEnd(8), group_name.padEnd(5), titles.EN].join(' '),
      );
    case 'announcement-add': {
      await requireMerchant(db, merchant);
      const { type, title, text, place = null, group = '', from = now(), until = null } = command;
      if (until !== null && until <= from) throw new CommandError('--until is not after --from.');
      const id = await addAnnouncement(db, {
        merchant_code: merchant,
        type,
        place,
        group_name: group,
        titles: JSON.stringify({ EN: title }),
        contents: asHtml(text),
        url: null,
        start_at: from,
        end_at: until,
      });
      return [`Announcement ${id} is shown ${from > now() ? 'from its date on' : 'from now on'}.`];
    }
    case 'announcement-remove':
      if (!(await removeAnnouncement(db, merchant, command.id))) {
        throw new CommandError(`${merchant} has no announcement ${command.id}; "announcement list" shows them.`);
      }
      return [`Announcement ${command.id} is gone.`];
    case 'message-send': {
      const member = await findByName(db, merchant, command.userName);
      if (!member) {
        throw new CommandError(`${merchant} has no member "${command.userName}"; "member list" shows them.`);
      }
      const common = { member_id: member.id, sent_at: now(), read_at: null };
      const EN = JSON.stringify({ EN: command.text });
      await (command.channel === 'chat'
        ? addChatMessage(db, { ...common, author: 'operator', texts: EN, message_key: null })
        : addMessage(db, { ...common, titles: EN, contents: asHtml(command.text) }));
      return [`${member.user_name} has a message more.`];
    }
  }
}

/** What is typed is words, not tags. */
const asHtml = (text: string) => {
  const EN = `<p>${text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)}</p>`;
  return JSON.stringify({ EN });
};
