/**
 * English texts, the type of all tables. Flat keys; `{{name}}` is a parameter; `_one`, `_other` are plural forms. Not
 * loaded as a whole: each part of a widget includes its texts (`english/`), and texts of account screens are in
 * `account-en.ts`.
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

/** A complete table. */
export type Table = Readonly<Record<TextKey, string>>;
