/** Answers the script tag's loader asked for before this code was there. */

const EARLY = Symbol.for('lobbykit.early');
const page = globalThis as typeof globalThis & { [EARLY]?: Map<string, Promise<Response>> };

/** A response and when its request left and its head arrived, in monotonic ms. */
export interface Timed {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Takes the answer asked for under this very address, each once; null when there is none or it failed. */
export async function takeEarly(url: string): Promise<Timed | null> {
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
