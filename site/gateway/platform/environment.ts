/**
 * Parses environment variables. Each function throws StartError with the name of the variable, its value and the
 * allowed values.
 */
import { isAppOrigin, ORIGIN_FORMS, parseOrigin } from './origins.ts';
import { StartError } from './start-error.ts';

type Text = string | undefined;

/** Parses a TCP port. 0 selects any free port. */
export function readPort<T>(variable: string, text: Text, otherwise: T): number | T {
  if (!text) return otherwise;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`${variable} is "${text}", but must be a whole number from 0 (any free port) to 65535.`);
  }
  return port;
}

/** Parses a whole number. */
export function readCount(variable: string, text: Text, max: number, otherwise: number): number {
  if (!text) return otherwise;
  const count = Number(text);
  if (!/^\d{1,5}$/.test(text) || count > max) {
    throw new StartError(`${variable} is "${text}", but must be a whole number from 0 to ${max}.`);
  }
  return count;
}

/** Parses the origin of a server. */
export function readOrigin(variable: string, text: string): string {
  const origin = parseOrigin(text);
  if (origin === null || isAppOrigin(origin)) {
    throw new StartError(`${variable} holds "${text}", but must be an origin such as https://games.example.`);
  }
  return origin;
}

/** Parses the origin of a page, which may be that of an app. */
export function readPageOrigin(variable: string, text: string): string {
  const origin = parseOrigin(text);
  if (origin === null) throw new StartError(`${variable} holds "${text}", but allowed are ${ORIGIN_FORMS}.`);
  return origin;
}

export function readSwitch(variable: string, text: Text, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text !== 'on' && text !== 'off') throw new StartError(`${variable} is "${text}", but must be on or off.`);
  return text === 'on';
}

/** Validates the URL of a Postgres database. */
export function readDatabaseUrl(variable: string, text: Text): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) {
    // The error does not contain the value, because it may include a password.
    throw new StartError(`${variable} must be a URL such as postgres://user:password@host:5432/name.`);
  }
  return text;
}

/** Splits a comma-separated list, trims its parts, and removes empty ones. */
export const readList = (text: Text): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
