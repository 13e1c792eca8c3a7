/**
 * Which of several gateways on one Postgres server does the work that one alone has to do (OPS-03): whoever holds a lock of the
 * server, on a connection of its own. When that gateway dies the server lets the lock go, and another one takes it at its next try.
 * The lock only saves work: whatever runs under it acts once also when two run it.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Any fixed number, of this work alone. */
const LOCK_KEY = 5_620_119;
/** How often a gateway without the lock tries, and with it looks whether its connection still stands, ms. */
const TRY_MS = 2_000;
/** By which a server finds out that a machine has gone without a word: after four to six seconds. Socket files know no such thing. */
const KEEPALIVES = 'set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3';

/** A connection to Postgres outside of any pool. */
export interface LeaderConnection {
  connect(): Promise<unknown>;
  query(statement: string): Promise<{ rows: { held?: boolean }[] }>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: () => void): unknown;
}

/** Work under way, which can be ended. */
export interface Work {
  /** Begins nothing new, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Begins the work whenever this gateway gets the lock and ends it when its connection breaks.
 * @param mayHold while false, this gateway takes no lock and gives back a lock it holds; default always true
 * @returns what ends it for good and gives the lock back
 */
export function runAsLeader(
  newConnection: () => LeaderConnection,
  begin: () => Work,
  mayHold: () => boolean = () => true,
): () => Promise<void> {
  const ended = new AbortController();

  const turn = async (): Promise<void> => {
    const mine = newConnection();
    let isBroken = false;
    const broke = () => {
      isBroken = true;
    };
    mine.on('error', broke);
    mine.on('end', broke);
    let work: Work | null = null;
    try {
      await mine.connect();
      await mine.query(KEEPALIVES);
      while (!isBroken && !ended.signal.aborted && mayHold()) {
        const { rows } = await mine.query(
          work ? 'select true as held' : `select pg_try_advisory_lock(${LOCK_KEY}) as held`,
        );
        if (rows[0]?.held) work ??= begin();
        await pause();
      }
    } catch {
      // The connection broke, or none was to be had: the next turn makes another. Whoever asks the database hears why.
    } finally {
      await work?.stop();
      await mine.end().catch(() => {});
    }
  };
  const pause = () => sleep(TRY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {});
  const turns = (async () => {
    while (!ended.signal.aborted) {
      if (mayHold()) await turn();
      await pause();
    }
  })();

  return async () => {
    ended.abort();
    await turns;
  };
}
