import { account } from './en/account.ts';
import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { notes } from './en/notes.ts';
import { pages } from './en/pages.ts';
import { frame } from './en/shell.ts';

/** English of the frame, of home and of page titles: all that may be said before anything else has loaded. */
export const firstEn = { ...account, ...frame, ...games, ...home, ...notes, ...pages } as const;
