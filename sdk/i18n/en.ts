/**
 * English, the shape of all tables. Flat keys; `{{name}}` is filled in; `_one`, `_other` are plurals. Nobody loads it as a
 * whole: each part of a widget brings its own words (`english/`). What only account screens say stands in `account-en.ts`.
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
