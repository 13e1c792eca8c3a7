/** Checks of single words of the command line. Each throws CommandError that names the option and what is allowed. */

import { drawDay } from '../days.ts';
import { CommandError } from './command.ts';

/** @param expected allowed values, for the message */
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
    throw new CommandError(`"${text}" is no name; allowed are 1 to ${longest} characters.`);
  }
  return name;
}

/** The number of a row, the subject of `commandName`: `banner edit`. @param list command that shows the numbers */
export function parseRowNumber(commandName: string, text: string | undefined, list: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) {
    throw new CommandError(`${commandName} wants a number; "${list}" shows them.`);
  }
  return Number(text);
}

const ZONE = '+07:00';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** `2026-12-24`, its first instant, or `2026-12-24T19:00`: on the clock of the draws; ms since 1970. */
export function parseTimestamp(option: string, text: string): number {
  const day = drawDay(DATE.test(text) ? text : (TIME.exec(text)?.[1] ?? ''));
  if (!day) throw wrongDate(option, text);
  return DATE.test(text) ? day.from : Date.parse(`${text}:00${ZONE}`);
}

/** The same, where a day counts to its end. */
export function parseEnd(option: string, text: string): number {
  return DATE.test(text) ? (drawDay(text)?.until ?? parseTimestamp(option, text)) : parseTimestamp(option, text);
}

const wrongDate = (option: string, text: string) =>
  new CommandError(`--${option} is "${text}", but must be a date such as 2026-12-24 or 2026-12-24T19:00.`);

/** Where a tap may lead: a path of the site, or an https address. */
export function parseLink(option: string, text: string | undefined): string | undefined {
  if (text === undefined || /^\/m\/[\w/?=&%.-]{0,200}$/.test(text)) return text;
  if (text.length <= 2048 && /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)) return text;
  throw new CommandError(`--${option} is "${text}", but must be a path such as /m/lott or an https address.`);
}

/** An origin as browsers send it: scheme, host, port if not the usual one, nothing else. */
export function readOrigin(text: string | undefined): string {
  const origin = text !== undefined && URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || !/^https?:/.test(origin) || origin !== text?.replace(/\/$/, '')) {
    throw new CommandError(
      `"${text ?? ''}" is no origin; allowed are addresses such as https://shop.example or http://localhost:3000.`,
    );
  }
  return origin;
}
