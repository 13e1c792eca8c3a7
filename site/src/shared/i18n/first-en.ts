import { account } from '../../i18n/en/account.ts';
import { games } from '../../i18n/en/games.ts';
import { home } from '../../i18n/en/home.ts';
import { pages } from '../../router/titles.en.ts';
import { notes } from '../../shell/notices/texts.en.ts';
import { frame } from '../../shell/texts.en.ts';

/** English of the frame, of home and of page titles: all that may be said before anything else has loaded. */
export const firstEn = { ...account, ...frame, ...games, ...home, ...notes, ...pages } as const;
