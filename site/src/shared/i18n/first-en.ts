import { account } from '../../features/account/texts.en.ts';
import { games } from '../../features/games/texts.en.ts';
import { home } from '../../features/home/texts.en.ts';
import { pages } from '../../router/titles.en.ts';
import { notices } from '../../shell/notices/texts.en.ts';
import { frame } from '../../shell/texts.en.ts';

/** English texts that the first render requires: frame, home, and page titles. */
export const firstEn = { ...account, ...frame, ...games, ...home, ...notices, ...pages } as const;
