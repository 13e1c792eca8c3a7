/** Answers the script tag's loader asked for before this code was there. */
import { type PlainMenu, plainMenu } from '../wire/plain-menu.ts';
import { addressOf, pathOf } from './address.ts';
import type { ClientOptions } from './exchange.ts';
import type { Timed } from './head.ts';
import { readPlainly } from './plain-read.ts';

const EARLY = Symbol.for('lobbykit.early');
const page = globalThis as typeof globalThis & { [EARLY]?: Map<string, Promise<Response>> };

/** Takes the answer asked for under this very address, each once; null when there is none or it failed. */
async function takeEarly(url: string): Promise<Timed | null> {
  const asked = page[EARLY]?.get(url);
  if (!asked) return null;
  page[EARLY]?.delete(url);
  const response = await asked.catch(() => null);
  if (!response?.ok) return null;
  // The request left before this code ran: the browser's own record knows when.
  const entry = performance.getEntriesByName(url).at(-1);
  const now = performance.now();
  if (!entry) return { response, sentAt: now, receivedAt: now };
  return { response, sentAt: entry.startTime, receivedAt: entry.startTime + entry.duration };
}

/** The menu, if it was asked for early and is plainly in order; null: ask for it. */
export async function takeMenu(
  options: Pick<ClientOptions, 'gateway' | 'paths' | 'serverNow' | 'onAnswer'>,
  query: object,
): Promise<PlainMenu | null> {
  const timed = await takeEarly(addressOf(options.gateway, pathOf(plainMenu, options.paths), { query }));
  return timed && readPlainly(options, timed, plainMenu.isPlain);
}
