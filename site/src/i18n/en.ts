import { account } from './en/account.ts';
import { content } from './en/content.ts';
import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { member } from './en/member.ts';
import { messages } from './en/messages.ts';
import { notes } from './en/notes.ts';
import { pages } from './en/pages.ts';
import { records } from './en/records.ts';
import { register } from './en/register.ts';
import { frame } from './en/shell.ts';
import { status } from './en/status.ts';

/** Page texts in English, by what they belong to: the shape of every other table. Widget texts live in the SDK. */
export const en = {
  ...account,
  ...content,
  ...frame,
  ...games,
  ...home,
  ...member,
  ...messages,
  ...notes,
  ...pages,
  ...records,
  ...register,
  ...status,
} as const;

export type PageTextKey = keyof typeof en;
export type PageTexts = Readonly<Record<PageTextKey, string>>;
