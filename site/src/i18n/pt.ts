import type { PageTexts } from './en.ts';
import { account } from './pt/account.ts';
import { content } from './pt/content.ts';
import { games } from './pt/games.ts';
import { home } from './pt/home.ts';
import { member } from './pt/member.ts';
import { messages } from './pt/messages.ts';
import { notes } from './pt/notes.ts';
import { pages } from './pt/pages.ts';
import { records } from './pt/records.ts';
import { register } from './pt/register.ts';
import { frame } from './pt/shell.ts';
import { status } from './pt/status.ts';

/** Page texts in Portuguese. */
export const pt: PageTexts = {
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
