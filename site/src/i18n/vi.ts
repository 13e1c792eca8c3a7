import type { PageTexts } from './en.ts';
import { account } from './vi/account.ts';
import { content } from './vi/content.ts';
import { games } from './vi/games.ts';
import { home } from './vi/home.ts';
import { member } from './vi/member.ts';
import { messages } from './vi/messages.ts';
import { notes } from './vi/notes.ts';
import { pages } from './vi/pages.ts';
import { records } from './vi/records.ts';
import { register } from './vi/register.ts';
import { frame } from './vi/shell.ts';
import { status } from './vi/status.ts';

/** Page texts in Vietnamese. */
export const vi: PageTexts = {
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
};
