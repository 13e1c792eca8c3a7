import { account } from '../../i18n/pt/account.ts';
import { content } from '../../i18n/pt/content.ts';
import { games } from '../../i18n/pt/games.ts';
import { home } from '../../i18n/pt/home.ts';
import { member } from '../../i18n/pt/member.ts';
import { messages } from '../../i18n/pt/messages.ts';
import { records } from '../../i18n/pt/records.ts';
import { register } from '../../i18n/pt/register.ts';
import { status } from '../../i18n/pt/status.ts';
import { pages } from '../../router/titles.pt.ts';
import { notes } from '../../shell/notices/texts.pt.ts';
import { frame } from '../../shell/texts.pt.ts';
import type { PageTexts } from './en.ts';

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
