/**
 * Gateways that share a Postgres server keep answers, flags and origins of rows that any of them may change. Whoever changes such
 * rows says so by NOTIFY, and all of them hear it on a connection of their own, which no pool may stand in front of.
 */
const CHANNEL = 'lobbykit_changes';
/** How long after a break the connection is tried again, ms. */
const RETRY_MS = 1_000;

/** What changed: any rows of which answers are kept, or results of draws alone, which most answers do not hang on. */
export type Change = 'rows' | 'draws';

/** The statement by which a gateway says what it changed. */
export const notifyOf = (change: Change): string => `notify ${CHANNEL}, '${change}'`;

/** A connection to Postgres outside of any pool; a broken one is replaced. */
export interface Connection {
  connect(): Promise<unknown>;
  query(statement: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: () => void): unknown;
  on(event: 'notification', listener: (notice: { readonly payload?: string }) => void): unknown;
}

export interface ChangesOptions {
  readonly newConnection: () => Connection;
  /** Called after each notice, and after each break of the connection, in which notices may have been missed. */
  readonly onChange: (change: Change) => void;
}

/** Begins to listen, and goes on through breaks of the connection until the function that it gives is called. */
export async function onDatabaseChange({ newConnection, onChange }: ChangesOptions): Promise<() => Promise<void>> {
  let client: Connection | null = null;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const mine = newConnection();
    client = mine;
    const lost = () => {
      if (client !== mine || stopped) return;
      client = null;
      retry = setTimeout(again, RETRY_MS);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => onChange(payload === 'draws' ? 'draws' : 'rows'));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
    } catch {
      // The next attempt tells; the database being away is told by every call that needs it.
      lost();
      await mine.end().catch(() => {});
    }
  };
  const again = async () => {
    await connect();
    if (client) onChange('rows');
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
