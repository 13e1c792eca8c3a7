import { account } from '../../i18n/vi/account.ts';
import { content } from '../../i18n/vi/content.ts';
import { games } from '../../i18n/vi/games.ts';
import { home } from '../../i18n/vi/home.ts';
import { member } from '../../i18n/vi/member.ts';
import { messages } from '../../i18n/vi/messages.ts';
import { records } from '../../i18n/vi/records.ts';
import { register } from '../../i18n/vi/register.ts';
import { status } from '../../i18n/vi/status.ts';
import { pages } from '../../router/titles.vi.ts';
import { notes } from '../../shell/notices/texts.vi.ts';
import { frame } from '../../shell/texts.vi.ts';
import type { PageTexts } from './en.ts';

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
