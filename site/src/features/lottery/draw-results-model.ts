/**
 * Notifies the member of draw results when they appear in the inbox. The game first reports the draw time of each
 * pending ticket.
 */
import { commonStore, type Lobby, type Storage } from 'lobbykit';
import { type Message, unreadOf } from 'lobbykit/domain';
import { RESULT_AGAIN_MS, RESULT_WAIT_MS } from '../../shared/time/durations.ts';

export interface DrawResults {
  /**
   * Records that a ticket waits for the draw at `drawAt` (ms since 1970 by the server clock), so that its result is
   * requested.
   */
  wait(drawAt: number): void;
  /**
   * Calls `notify` with the results that the member has not seen in the game yet.
   * @returns a function that stops the notifications
   */
  follow(notify: (results: readonly Message[]) => void): () => void;
}

/** Session storage key of the pending draw times, so that they survive a reload. */
const KEY = 'waitingDraws';
/** Maximum number of inbox requests per draw. A later result only appears in the inbox. */
const TRIES = 4;

export function createDrawResults(lobby: Lobby, storage: Pick<Storage, 'readSession' | 'writeSession'>): DrawResults {
  const common = commonStore(lobby);
  let draws = parseTimes(storage.readSession(KEY));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notify: ((results: readonly Message[]) => void) | null = null;

  const store = (times: readonly number[]) => {
    draws = times;
    storage.writeSession(KEY, draws.join());
  };

  const plan = () => {
    clearTimeout(timer);
    const next = Math.min(...draws);
    if (!notify || draws.length === 0) return;
    timer = setTimeout(() => void checkResults(next, 1), Math.max(0, next + RESULT_WAIT_MS - lobby.clock.serverNow()));
  };

  const checkResults = async (drawAt: number, attempt: number) => {
    await common.refresh('inbox');
    const found = (common.$inbox.get().data ?? []).filter(({ startDate }) => (startDate ?? 0) >= drawAt);
    if (!notify) return;
    if (found.length === 0 && attempt < TRIES) {
      timer = setTimeout(() => void checkResults(drawAt, attempt + 1), RESULT_AGAIN_MS);
      return;
    }
    store(draws.filter(time => time !== drawAt));
    const news = unreadOf(found);
    if (news.length > 0) notify(news);
    if (common.$unread.get().data) void common.refresh('unread');
    plan();
  };

  return {
    wait(drawAt) {
      if (draws.includes(drawAt)) return;
      store([...draws, drawAt]);
      plan();
    },
    follow(listener) {
      notify = listener;
      plan();
      return () => {
        notify = null;
        clearTimeout(timer);
      };
    },
  };
}

const parseTimes = (stored: string | null): readonly number[] =>
  (stored ?? '')
    .split(',')
    .map(Number)
    .filter(time => time > 0);
