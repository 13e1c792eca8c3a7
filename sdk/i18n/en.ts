/**
 * English texts, from which the type of all tables is derived. Keys are flat, `{{name}}` is a parameter, and `_one` and
 * `_other` are plural forms. This table is not loaded as a whole: each part of a widget includes its texts
 * (`english/`), and `account-en.ts` contains those of account screens.
 */
import { board } from './english/board.ts';
import { boardDetail } from './english/board-detail.ts';
import { boardHistory } from './english/board-history.ts';
import { boardRest } from './english/board-rest.ts';
import { boardWeek } from './english/board-week.ts';
import { core } from './english/core.ts';
import { lists } from './english/lists.ts';

export const en = { ...core, ...lists, ...board, ...boardRest, ...boardWeek, ...boardDetail, ...boardHistory } as const;

export type TextKey = keyof typeof en;

/** Table of a language that contains all texts. */
export type Table = Readonly<Record<TextKey, string>>;
