/**
 * Answers that are the same for everybody and seldom change, kept for the next visit: within their life home stands at once
 * and asks only for what is alive, the status and the draws (R7, R17). A page takes each copy once: who asks a second time
 * wants to know anew. A reload takes none.
 */
import { readCache, type Storage, writeCache } from 'lobbykit';

const MINUTE_MS = 60_000;

/** How long a copy serves, in ms, by path. The kit checks a copy as it checks what comes from the gateway (R13). */
export const LIVES: Readonly<Record<string, number>> = {
  '/wps/system/settings/consolidated': 5 * MINUTE_MS,
  '/wps/system/whitelabel': 5 * MINUTE_MS,
  '/wps/relay/MCSFE_getListAnnouncements': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVendors': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVassGameType': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_hotGamesV2': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_gameList': 5 * MINUTE_MS,
  // Wins come every few minutes.
  '/wps/relay/GCSGAME_getRankList': MINUTE_MS,
};

export interface KeptAnswersParts {
  readonly storage: Storage;
  /** True for a page that was reloaded. */
  readonly reloaded: boolean;
  /** ms since 1970; default the device's clock, whose jumps make a copy old, never young. */
  readonly now?: () => number;
  /** Runs what nobody waits for. */
  readonly later: (run: () => void) => void;
  readonly send?: typeof fetch;
}

/** A `fetch` for the lobby that answers from kept copies where it may. */
export function createKeptAnswers(parts: KeptAnswersParts): typeof fetch {
  const { storage, reloaded, now = Date.now, later, send = (input, init) => fetch(input, init) } = parts;
  const asked = new Set<string>();

  const keep = async (key: string, answer: Response) => {
    const at = now();
    const value: unknown = await answer.json().catch(() => null);
    // A refusal is an answer to this moment only.
    if (Object(value).success === true) later(() => writeCache(storage, key, { value, at }));
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const life = Object.hasOwn(LIVES, pathname) ? LIVES[pathname] : undefined;
    // With a token the answer may be the member's own.
    if (life === undefined || request.headers.has('Authorization')) return send(request);

    const body = request.method === 'GET' ? '' : await request.clone().text();
    const key = `answer.${pathname}${search} ${request.headers.get('Accept-Language') ?? ''} ${body}`;
    const isFirst = !asked.has(key);
    asked.add(key);
    const kept = isFirst && !reloaded ? readCache(storage, key) : null;
    const age = kept && now() - kept.at;
    if (kept && age !== null && age >= 0 && age < life) {
      return Response.json(kept.value, { headers: { Age: String(Math.floor(age / 1000)) } });
    }
    const answer = await send(request);
    if (answer.ok) void keep(key, answer.clone());
    return answer;
  };
}
