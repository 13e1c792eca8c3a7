/** Requirement ids such as `LOTT-19`, `S24`, `R6`: their dictionary, and their use in titles and comments. */
import { readFileSync } from 'node:fs';
import { root } from './sources/sources.ts';

export interface Requirement {
  readonly id: string;
  readonly sentence: string;
  readonly source: string;
  /** Actual behavior and its reason, if the behavior deviates from the sentence of the requirement; '' otherwise. */
  readonly decision: string;
}

/** Titles, other texts and comments of one source file. */
export interface SourceTexts {
  /** First arguments of `it`, `test` and `describe`. */
  readonly titles: readonly string[];
  /** Returns all other string literals, including titles of tests that are created from tables. */
  readonly texts: readonly string[];
  readonly comments: readonly string[];
}

/** Two digits after a dash, or the letter of one of the three designs; excludes names of standards (UTF-8, SHA-256). */
const ID = /(?<![\w.#/-])(?:[A-Z][A-Z0-9]*-\d\d|[SRP]\d{1,2})(?![\w-]|\.\d)/g;
/** Ids before the first word of a title. */
const LEADING = /^(?:(?:[A-Z][A-Z0-9]*-\d\d|[SRP]\d{1,2})(?:,? |$))+/;
const RANGE = /([A-Z][A-Z0-9]*-|[SRP])(\d{1,2})(?: ?(?:\.\.\.?|…|–) ?| to )(?:\1)?(\d{1,2})(?!\w)/g;
const PARTS = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;
const TEST_CALL = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*$/;

/** All rows of tests/requirements.csv, whose fields are in double quotes. */
export function readRequirements(): Requirement[] {
  const [, ...lines] = readFileSync(`${root}tests/requirements.csv`, 'utf8').trim().split('\n');
  return lines.map(line => {
    const fields = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field = '']) => field.replaceAll('""', '"'));
    const [id = '', sentence = '', source = '', decision = ''] = fields;
    return { id, sentence, source, decision };
  });
}

export function textsIn(text: string): SourceTexts {
  const found = { titles: [] as string[], texts: [] as string[], comments: [] as string[] };
  for (const { 1: quoted, 2: comment, index } of text.matchAll(PARTS)) {
    if (comment !== undefined) found.comments.push(comment);
    else if (TEST_CALL.test(text.slice(Math.max(0, index - 60), index))) found.titles.push(quoted!.slice(1, -1));
    else found.texts.push(quoted!.slice(1, -1));
  }
  return found;
}

/** Ids in a title or a comment, including those within ranges. */
export const idsIn = (text: string): string[] => [
  ...(text.match(ID) ?? []),
  ...rangesIn(text).flatMap(({ ids }) => ids),
];

/** Ids at the start of a text. They mark the text as a test title. */
export const leadingIds = (text: string): string[] => LEADING.exec(text)?.[0].match(ID) ?? [];

/** Ranges such as `LOTT-01..05` or `API-01 to API-16`, with all their ids. */
export function rangesIn(text: string): { readonly range: string; readonly ids: readonly string[] }[] {
  return [...text.matchAll(RANGE)].map(([range, family = '', first = '', last = '']) => ({
    range,
    ids: Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, i) => {
      const number = String(Number(first) + i);
      return `${family}${family.endsWith('-') ? number.padStart(2, '0') : number}`;
    }),
  }));
}

/** `LOTT` of `LOTT-19`, `S` of `S24`. */
export const familyOf = (id: string): string => id.replace(/-?\d+$/, '');
