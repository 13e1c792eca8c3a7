/**
 * Validates single command-line arguments. Each function throws CommandError with the option's name and the allowed
 * values.
 */

import { drawDay } from '../days.ts';
import { ORIGIN_FORMS, parseOrigin } from '../origins.ts';
import { CommandError } from './command.ts';

/**
 * Returns `text` if it is undefined or matches `allowed`.
 * @param expected description of the allowed values, for the error message
 */
export function parseMatching(option: string, text: string | undefined, allowed: RegExp, expected: string) {
  if (text === undefined || allowed.test(text)) return text;
  throw new CommandError(`--${option} is "${text}", but must be ${expected}.`);
}

export function readSwitch(option: string, text: string | undefined): boolean | undefined {
  const read = parseMatching(option, text, /^(on|off)$/, 'on or off');
  return read === undefined ? undefined : read === 'on';
}

const LONGEST_NAME = 60;
const HIDDEN = /\p{Cc}/u;

export function parseName(text: string, longest = LONGEST_NAME): string {
  const name = text.trim();
  if (name === '' || name.length > longest || HIDDEN.test(name)) {
    throw new CommandError(`"${text}" is not a name; allowed are 1 to ${longest} characters.`);
  }
  return name;
}

/**
 * Parses the number of a row.
 * @param commandName command that requires the number, such as `banner edit`
 * @param list command that lists the numbers
 */
export function parseRowNumber(commandName: string, text: string | undefined, list: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) {
    throw new CommandError(`${commandName} requires a number; "${list}" shows them.`);
  }
  return Number(text);
}

const ZONE = '+07:00';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Parses a date such as `2026-12-24` (start of the day) or a time such as `2026-12-24T19:00`, in the time zone of the
 * lottery draws. Returns ms since 1970.
 */
export function parseTimestamp(option: string, text: string): number {
  const day = drawDay(DATE.test(text) ? text : (TIME.exec(text)?.[1] ?? ''));
  if (!day) throw wrongDate(option, text);
  return DATE.test(text) ? day.from : Date.parse(`${text}:00${ZONE}`);
}

/** Parses a date or time like `parseTimestamp`, except that a date means the end of the day. */
export function parseEnd(option: string, text: string): number {
  return DATE.test(text) ? (drawDay(text)?.until ?? parseTimestamp(option, text)) : parseTimestamp(option, text);
}

const wrongDate = (option: string, text: string) =>
  new CommandError(`--${option} is "${text}", but must be a date such as 2026-12-24 or 2026-12-24T19:00.`);

/** Validates a link target: a path of the site, or an https URL. */
export function parseLink(option: string, text: string | undefined): string | undefined {
  if (text === undefined || /^\/m\/[\w/?=&%.-]{0,200}$/.test(text)) return text;
  if (text.length <= 2048 && /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)) return text;
  throw new CommandError(`--${option} is "${text}", but must be a path such as /m/lott or an https URL.`);
}

/** Validates an origin with `parseOrigin`. */
export function readOrigin(text = ''): string {
  const origin = parseOrigin(text);
  if (origin === null) throw new CommandError(`"${text}" is no origin; allowed are ${ORIGIN_FORMS}.`);
  return origin;
}
