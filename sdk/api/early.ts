/** Answers the script tag's loader asked for before this code was there. */
import { menuAddress } from '../wire/menu-address.ts';
import { isPlainMenu, type PlainAnswer, type PlainMenu, plainAnswer } from '../wire/plain-menu.ts';
import { addressOf, pathOf } from './address.ts';
import type { ClientOptions } from './exchange.ts';
import { readHead, type Timed } from './head.ts';

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
  const timed = await takeEarly(addressOf(options.gateway, pathOf(menuAddress, options.paths), { query }));
  return timed && readPlainly(options, timed, isPlainMenu);
}

/** What a response says, if that is plainly in order; rejects for a body that is no JSON or breaks off. */
export async function readPlainly<T>(
  options: Pick<ClientOptions, 'serverNow' | 'onAnswer'>,
  { response, sentAt, receivedAt }: Timed,
  isPlain: (value: unknown) => value is T,
): Promise<PlainAnswer<T> | null> {
  const answer = plainAnswer(await response.json(), isPlain);
  if (answer) {
    const { serverTime } = answer;
    options.onAnswer({ sentAt, receivedAt, ...readHead(response, options.serverNow()), serverTime });
  }
  return answer;
}
