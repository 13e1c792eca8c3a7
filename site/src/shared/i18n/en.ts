import { account } from '../../i18n/en/account.ts';
import { content } from '../../i18n/en/content.ts';
import { games } from '../../i18n/en/games.ts';
import { home } from '../../i18n/en/home.ts';
import { member } from '../../i18n/en/member.ts';
import { messages } from '../../i18n/en/messages.ts';
import { records } from '../../i18n/en/records.ts';
import { register } from '../../i18n/en/register.ts';
import { status } from '../../i18n/en/status.ts';
import { pages } from '../../router/titles.en.ts';
import { notes } from '../../shell/notices/texts.en.ts';
import { frame } from '../../shell/texts.en.ts';

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
