import { member } from '../../features/account/center/texts.en.ts';
import { register } from '../../features/account/registration/texts.en.ts';
import { account } from '../../features/account/texts.en.ts';
import { content } from '../../features/content/texts.en.ts';
import { games } from '../../features/games/texts.en.ts';
import { home } from '../../features/home/texts.en.ts';
import { messages } from '../../features/messages/texts.en.ts';
import { records } from '../../features/records/texts.en.ts';
import { status } from '../../features/status/texts.en.ts';
import { pages } from '../../router/titles.en.ts';
import { notices } from '../../shell/notices/texts.en.ts';
import { frame } from '../../shell/texts.en.ts';

/**
 * English texts of the site, in groups; their keys define the type of all other languages. The texts of the widgets are
 * in the SDK.
 */
export const en = {
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
} as const;

export type PageTextKey = keyof typeof en;
export type PageTexts = Readonly<Record<PageTextKey, string>>;
