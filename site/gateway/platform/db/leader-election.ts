/**
 * Leader election between gateways on one Postgres server (OPS-03). The leader holds an advisory lock on a separate
 * connection; the server releases the lock if that gateway dies. The lock only avoids duplicate work, which must be
 * idempotent nevertheless.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Key of the advisory lock; an arbitrary number that no other lock uses. */
const LOCK_KEY = 5_620_119;
/** Interval at which a gateway tries to acquire the lock, and at which the leader checks its connection, ms. */
const TRY_MS = 2_000;
/** Lets the server detect a dead machine after 4 to 6 s. Unix sockets do not support these settings. */
const KEEPALIVES = 'set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3';

/** Connection to Postgres that belongs to no pool. */
export interface LeaderConnection {
  connect(): Promise<unknown>;
  query(statement: string): Promise<{ rows: { held?: boolean }[] }>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: () => void): unknown;
}

/** Work in progress that can be stopped. */
export interface Work {
  /** Starts no further work, and waits until the current work has finished. */
  stop(): Promise<void>;
}

/**
 * Starts the work when this gateway acquires the lock, and stops the work when its connection breaks.
 * @param mayHold while it returns false, this gateway releases the lock and does not acquire it again; default always
 * true
 * @returns a function that stops the work permanently and releases the lock
 */
export function runAsLeader(
  newConnection: () => LeaderConnection,
  start: () => Work,
  mayHold: () => boolean = () => true,
): () => Promise<void> {
  const ended = new AbortController();

  const turn = async (): Promise<void> => {
    const connection = newConnection();
    let isBroken = false;
    const broke = () => {
      isBroken = true;
    };
    connection.on('error', broke);
    connection.on('end', broke);
    let work: Work | null = null;
    try {
      await connection.connect();
      await connection.query(KEEPALIVES);
      while (!isBroken && !ended.signal.aborted && mayHold()) {
        const { rows } = await connection.query(
          work ? 'select true as held' : `select pg_try_advisory_lock(${LOCK_KEY}) as held`,
        );
        if (rows[0]?.held) work ??= start();
        await pause();
      }
    } catch {
      // The connection is broken or could not be opened. The next attempt opens another one, and other database calls
      // report the reason.
    } finally {
      await work?.stop();
      await connection.end().catch(() => {});
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
