/**
 * One Postgres server for all processes of a run. A gateway on a copy of its seeded database starts in a fifth of the
 * time of the embedded database, with a tenth of the work.
 */
import { isSlowRun } from '../slow.ts';
import { type Databases, databasesOn, dropDatabase, findPostgres, type Running, startPostgres } from './server.ts';

/** Port and seed time of the server, for child processes. */
const SHARED = 'LOBBYKIT_TEST_POSTGRES';

interface Shared extends Running {
  readonly time: number;
}

/**
 * Starts the server, if installed, for all later child processes; resolves with a function that stops it.
 * @param time at which its database was seeded, ms since 1970
 */
export async function sharePostgres(time: number): Promise<() => void> {
  const bin = findPostgres();
  // Starts only one server for the run, although each project of the unit tests prepares the run.
  if (bin === null || find() !== null) return () => {};
  const server = await startPostgres(bin, time);
  server.removeAtEnd();
  const shared: Shared = { bin, port: server.port, time };
  process.env[SHARED] = JSON.stringify(shared);
  return () => server.remove();
}

const find = (): Shared | null => JSON.parse(process.env[SHARED] ?? 'null');

/** Creates databases on the shared server; null if none is installed. */
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
 * Copy of the database seeded at `time`, for a gateway with TEST_KEY. Null without an installed Postgres and in the
 * slow run: the gateway then uses the embedded database, which is the most common one.
 */
export function copyDatabase(time: number): Copy | null {
  const shared = find();
  if (isSlowRun || shared?.time !== time) return null;
  const databaseUrl = databasesOn(shared).createKeyed('copy');
  return { databaseUrl, remove: () => dropDatabase(shared, databaseUrl) };
}
