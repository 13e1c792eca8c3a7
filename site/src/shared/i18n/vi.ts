import { member } from '../../features/account/center/texts.vi.ts';
import { register } from '../../features/account/registration/texts.vi.ts';
import { account } from '../../features/account/texts.vi.ts';
import { content } from '../../features/content/texts.vi.ts';
import { games } from '../../features/games/texts.vi.ts';
import { home } from '../../features/home/texts.vi.ts';
import { messages } from '../../features/messages/texts.vi.ts';
import { records } from '../../features/records/texts.vi.ts';
import { status } from '../../features/status/texts.vi.ts';
import { pages } from '../../router/titles.vi.ts';
import { notices } from '../../shell/notices/texts.vi.ts';
import { frame } from '../../shell/texts.vi.ts';
import type { PageTexts } from './en.ts';

/** Vietnamese texts of the site. */
export const vi: PageTexts = {
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
