/**
 * One Postgres server for all processes of a run. A gateway on a copy of its filled database is there in a fifth of the time that the
 * embedded engine takes to open an image, and for a tenth of the work.
 */
import { isSlowRun } from '../slow.ts';
import { type Databases, databasesOn, dropDatabase, findPostgres, type Running, startPostgres } from './server.ts';

/** Where processes that are started later find the server: its port, and the time of its filled database. */
const SHARED = 'LOBBYKIT_TEST_POSTGRES';

interface Shared extends Running {
  readonly time: number;
}

/**
 * Starts it, where one is installed, for all processes that this one starts from now on; resolves with what ends it.
 * @param time at which its filled database was filled, ms since 1970
 */
export async function sharePostgres(time: number): Promise<() => void> {
  const bin = findPostgres();
  // Each project of the unit tests prepares the run, and one server is enough for all.
  if (bin === null || find() !== null) return () => {};
  const server = await startPostgres(bin, time);
  server.removeAtEnd();
  const shared: Shared = { bin, port: server.port, time };
  process.env[SHARED] = JSON.stringify(shared);
  return () => server.remove();
}

const find = (): Shared | null => JSON.parse(process.env[SHARED] ?? 'null');

/** What makes databases on the shared server; null where none is installed. */
export function sharedDatabases(): Databases | null {
  const shared = find();
  return shared && databasesOn(shared);
}

/** A database for one gateway of a test. */
export interface Copy {
  readonly databaseUrl: string;
  remove(): void;
}

/**
 * A copy of the database that was filled at `time`, for a gateway with TEST_KEY. Null, and then the embedded engine is to be taken,
 * where there is none: without an installed Postgres, and in the long set, which asks the engine that most gateways have.
 */
export function copyDatabase(time: number): Copy | null {
  const shared = find();
  if (isSlowRun || shared?.time !== time) return null;
  const databaseUrl = databasesOn(shared).createKeyed('copy');
  return { databaseUrl, remove: () => dropDatabase(shared, databaseUrl) };
}
