import { member } from '../../features/account/center/texts.pt.ts';
import { register } from '../../features/account/registration/texts.pt.ts';
import { account } from '../../features/account/texts.pt.ts';
import { content } from '../../features/content/texts.pt.ts';
import { games } from '../../features/games/texts.pt.ts';
import { home } from '../../features/home/texts.pt.ts';
import { messages } from '../../features/messages/texts.pt.ts';
import { records } from '../../features/records/texts.pt.ts';
import { status } from '../../features/status/texts.pt.ts';
import { pages } from '../../router/titles.pt.ts';
import { notices } from '../../shell/notices/texts.pt.ts';
import { frame } from '../../shell/texts.pt.ts';
import type { PageTexts } from './en.ts';

/** Portuguese texts of the site. */
export const pt: PageTexts = {
  ...account,
  ...content,
  ...frame,
  ...games,
  ...home,
  ...member,
  ...messages,
  ...notices,
  ...pages,
  ...records,
  ...register,
  ...status,
};
