/** The operator's side of the live chat: words and what is done. */

import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { findByName } from '../account/members-repository.ts';
import { addChatMessage, listChats, markSeen, readChat } from './chat-repository.ts';

export type ChatCommand =
  | { readonly name: 'chat-list'; readonly merchant: string }
  | { readonly name: 'chat-show'; readonly merchant: string; readonly userName: string }
  | { readonly name: 'chat-answer'; readonly merchant: string; readonly userName: string; readonly text: string };

const SHOWN = 50;
const LONGEST = 2_000;
/** Columns before what was said: further lines of it stand below, so that none looks like somebody else's. */
const INDENT = 26;

/** `chat verb name` as a command; null when the area is another one. Throws CommandError when words are missing. */
function parseChatArgs(
  [area, verb, userName]: readonly (string | undefined)[],
  { merchant, text }: { readonly merchant: string; readonly text?: string },
): ChatCommand | null {
  if (area !== 'chat') return null;
  if (verb === 'list') return { name: 'chat-list', merchant };
  if (verb !== 'show' && verb !== 'answer') throw new CommandError('chat wants list, show or answer.');
  if (userName === undefined) throw new CommandError(`chat ${verb} wants a user name; "chat list" shows them.`);
  if (verb === 'show') return { name: 'chat-show', merchant, userName };
  const args = text?.trim() ?? '';
  if (args === '' || args.length > LONGEST) {
    throw new CommandError(`chat answer wants --text of 1 to ${LONGEST} characters.`);
  }
  return { name: 'chat-answer', merchant, userName, text: args };
}

/** Does a command and gives the lines to print. Throws CommandError for a member that is not there. */
async function runChatCommand(command: ChatCommand, { db, now }: CommandContext): Promise<string[]> {
  const { merchant } = command;
  if (command.name === 'chat-list') {
    return (await listChats(db, merchant)).map(({ user_name, waiting, last_at }) =>
      [user_name.padEnd(18), `${waiting} new`.padEnd(8), timeOf(last_at)].join(' '),
    );
  }
  const member = await findByName(db, merchant, command.userName);
  if (!member) throw new CommandError(`${merchant} has no member "${command.userName}"; "member list" shows them.`);
  if (command.name === 'chat-answer') {
    const message = { author: 'operator' as const, texts: JSON.stringify({ EN: command.text }), idempotency_key: null };
    await addChatMessage(db, { ...message, member_id: member.id, sent_at: now(), read_at: null });
  }
  await markSeen(db, { memberId: member.id, by: 'operator', now: now() });
  const rows = await readChat(db, member.id, SHOWN);
  return rows.map(({ author, texts, sent_at }) => {
    const args = texts.EN.split('\n').join(`\n${' '.repeat(INDENT)}`);
    return `${timeOf(sent_at)} ${author.padEnd(8)} ${args}`;
  });
}

const timeOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Commands of this file. */
export const chatCommands = defineCommands<ChatCommand>({
  usage: {
    'chat-list': [['chat list [--merchant CODE]', 'lists the chats and their unanswered messages']],
    'chat-show': [['chat show NAME', 'shows a chat and marks it read']],
    'chat-answer': [['chat answer NAME --text TEXT', 'replies; automatic replies pause for ten minutes']],
  },
  parse: parseChatArgs,
  run: runChatCommand,
});
