/** Command `chat …`: lists, shows and answers the live chats of members. */

import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { findByName } from '../account/members-repository.ts';
import { addChatMessage, listChats, markSeen, readChat } from './chat-repository.ts';

export type ChatCommand =
  | { readonly name: 'chat-list'; readonly merchant: string }
  | { readonly name: 'chat-show'; readonly merchant: string; readonly userName: string }
  | { readonly name: 'chat-answer'; readonly merchant: string; readonly userName: string; readonly text: string };

const SHOWN = 50;
const LONGEST = 2_000;
/**
 * Width of the columns for time and author, characters. Further lines of a message are indented by this width, so that
 * a message cannot imitate the start of another message.
 */
const INDENT = 26;

/**
 * Parses the arguments of `chat`; returns null if the command belongs to another group. Throws CommandError for missing
 * or invalid arguments.
 */
function parseChatArgs(
  [area, verb, userName]: readonly (string | undefined)[],
  { merchant, text }: { readonly merchant: string; readonly text?: string },
): ChatCommand | null {
  if (area !== 'chat') return null;
  if (verb === 'list') return { name: 'chat-list', merchant };
  if (verb !== 'show' && verb !== 'answer') throw new CommandError('chat requires list, show or answer.');
  if (userName === undefined) throw new CommandError(`chat ${verb} requires a user name; "chat list" shows them.`);
  if (verb === 'show') return { name: 'chat-show', merchant, userName };
  const args = text?.trim() ?? '';
  if (args === '' || args.length > LONGEST) {
    throw new CommandError(`chat answer requires --text of 1 to ${LONGEST} characters.`);
  }
  return { name: 'chat-answer', merchant, userName, text: args };
}

/** Executes a command and returns the lines to print. Throws CommandError if the member is unknown. */
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

export const chatCommands = defineCommands<ChatCommand>({
  usage: {
    'chat-list': [['chat list [--merchant CODE]', 'lists the chats and their unanswered messages']],
    'chat-show': [['chat show NAME', 'shows a chat and marks it read']],
    'chat-answer': [['chat answer NAME --text TEXT', 'replies; automatic replies pause for ten minutes']],
  },
  parse: parseChatArgs,
  run: runChatCommand,
});
