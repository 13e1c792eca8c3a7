/**
 * Change events between gateways on one Postgres server, which cache responses, flags and origins. A gateway that
 * changes cached rows notifies the others with NOTIFY, on a separate connection that must not use a pooler.
 */
const CHANNEL = 'lobbykit_changes';
/** Delay before a reconnect, ms. */
const RETRY_MS = 1_000;

/** Kind of a change. `draws`: only draw results, which affect few cached responses. `rows`: any other rows. */
export type Change = 'rows' | 'draws';

/** Returns the SQL statement that notifies other gateways of a change. */
export const notifyOf = (change: Change): string => `notify ${CHANNEL}, '${change}'`;

/** Connection to Postgres that belongs to no pool. A broken connection is replaced. */
export interface Connection {
  connect(): Promise<unknown>;
  query(statement: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error' | 'end', listener: () => void): unknown;
  on(event: 'notification', listener: (notice: { readonly payload?: string }) => void): unknown;
}

export interface ChangesOptions {
  readonly newConnection: () => Connection;
  /**
   * Called after each notification, and after each reconnect, because notifications may have been missed in the
   * meantime.
   */
  readonly onChange: (change: Change) => void;
}

/** Listens for changes, and reconnects after failures. Returns a function that stops listening. */
export async function onDatabaseChange({ newConnection, onChange }: ChangesOptions): Promise<() => Promise<void>> {
  let client: Connection | null = null;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const connection = newConnection();
    client = connection;
    const lost = () => {
      if (client !== connection || stopped) return;
      client = null;
      retry = setTimeout(again, RETRY_MS);
    };
    connection.on('error', lost);
    connection.on('end', lost);
    connection.on('notification', ({ payload }) => onChange(payload === 'draws' ? 'draws' : 'rows'));
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
    } catch {
      // The error is ignored, because the loop reconnects and queries report an unreachable database themselves.
      lost();
      await connection.end().catch(() => {});
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
