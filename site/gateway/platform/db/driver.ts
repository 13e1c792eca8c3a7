/** Opens the database: PGlite in a directory or in memory, or a Postgres server. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Mode, OtherMode } from '../mode.ts';
import { StartError } from '../start-error.ts';
import { type Change, notifyOf, onDatabaseChange } from './change-events.ts';
import { closeFiles } from './data-directory.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { runAsLeader, type Work } from './leader-election.ts';
import { migrate, type SeedSandbox } from './migrate.ts';
import type { Database, Tables } from './schema.ts';

const INT8 = 20;
const POOL_SIZE = 10;
/** Number of connections for jobs, only a few of which run concurrently. */
const JOBS_POOL_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Default timeout for a connection, ms. */
const CONNECT_TIMEOUT_MS = 1_000;

export interface DatabaseOptions {
  /** Directory of the embedded database; null for a database in memory. */
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
  /** URL of the same database without a pooler, for features that need a database session; default `databaseUrl`. */
  readonly databaseDirectUrl?: string;
  /**
   * Timeout for a connection to a Postgres server, ms. After it, a request returns 503, and the start of a gateway
   * fails (R23). Default 1000.
   */
  readonly databaseWaitMs?: number;
  readonly databaseImage?: Blob;
  /** Number of games that are generated for an empty sandbox. */
  readonly sandboxGameCount: number;
  readonly seedSandbox: SeedSandbox;
  /** Called after each statement or transaction of the embedded database, before its result is returned. */
  readonly beforeResponse?: () => void;
  /** Mode for an empty database; a seeded database must have the same mode. */
  readonly mode: Mode;
  /** Reaction to a seeded database with another mode; by default, it is rejected. */
  readonly otherMode?: OtherMode;
  /** Called after each statement with its duration in ms. */
  readonly onStatement?: (ms: number, outcome: 'done' | 'failed') => void;
}

export interface OpenDatabase {
  readonly db: Database;
  /**
   * Connects to the same database with a separate pool, so that jobs and requests never wait for each other's
   * connections.
   */
  readonly jobsDb: Database;
  /** Mode that is stored in the database. */
  readonly mode: Mode;
  /** Returns the state of the connection pool of a Postgres server; null for the embedded database. */
  pool(): { readonly used: number; readonly idle: number; readonly waiting: number } | null;
  /** Notifies all gateways on this database that rows of cached responses have changed. */
  announce(change?: Change): Promise<void>;
  /** Calls `listener` after each notification, and after each reconnect. Returns a function that unsubscribes. */
  onAnnounced(listener: (change: Change) => void): Promise<() => Promise<void>>;
  /**
   * Runs work that only one gateway at a time may do, while this gateway is the leader. With the embedded database, the
   * work starts immediately and is never stopped for another gateway.
   * @param mayHold while it returns false, another gateway on the Postgres server becomes the leader; default always
   * true
   * @returns a function that stops the work
   */
  runAsLeader(start: () => Work, mayHold?: () => boolean): () => Promise<void>;
  /** Closes all connections. The embedded database is written to disk before. */
  close(): Promise<void>;
  /**
   * Returns a consistent copy of the embedded database; null for a Postgres server, which has its own tools for
   * backups.
   */
  readonly image: (() => Promise<DatabaseImage>) | null;
  /** Returns the file of `image` only. Fails for a Postgres server. */
  dump(): Promise<Blob>;
}

export interface DatabaseImage {
  /** File that can be passed as `databaseImage`. */
  readonly blob: Blob;
  /** Time for which other statements had to wait for the copy, ms. */
  readonly waitedMs: number;
}

/**
 * Opens the database and applies pending migrations.
 * @param now time recorded with each migration, ms since 1970
 * @throws StartError if a Postgres server is unreachable, or the database has another mode
 */
export async function openDatabase(options: DatabaseOptions, now: number): Promise<OpenDatabase> {
  const opened: Engine = options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : await openEmbedded(options);
  try {
    await opened.limitStatements();
    const { sandboxGameCount, seedSandbox, mode, otherMode } = options;
    return { ...opened, mode: await migrate(opened.db, { sandboxGameCount, seedSandbox, mode, otherMode, now }) };
  } catch (error) {
    await opened.close();
    if (!options.databaseUrl || !isDatabaseUnreachable(error)) throw error;
    throw new StartError(
      `The database of DATABASE_URL (${hostOf(options.databaseUrl)}) cannot be used: ${reason(error)}.`,
    );
  }
}

/** Open database before its migrations. */
interface Engine extends Omit<OpenDatabase, 'mode'> {
  /** Sets the statement timeout of the server. Called before the first statement. */
  limitStatements(): Promise<void>;
}

/**
 * Sets the statement timeout for the role in this database, because a pooler in transaction mode drops settings of a
 * session (OPS-05). The lock makes gateways that start concurrently wait for each other.
 */
const LIMIT_STATEMENTS = `do $$ begin
  perform pg_advisory_xact_lock(5620231);
  if not exists (
    select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
    where r.rolname = current_user and d.datname = current_database()
      and 'statement_timeout=${STATEMENT_TIMEOUT_MS}' = any (s.setconfig)) then
    execute format('alter role %I in database %I set statement_timeout = ${STATEMENT_TIMEOUT_MS}', current_user, current_database());
  end if;
end $$`;

async function openEmbedded(options: DatabaseOptions): Promise<Engine> {
  const { dataDir, databaseImage, beforeResponse, onStatement } = options;
  const folder = dataDir === null ? undefined : join(dataDir, 'pg');
  // PGlite would create the directory and its files with read permission for other users.
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (dataDir) closeFiles(dataDir);
  const engine = await PGlite.create({
    dataDir: folder,
    loadDataDir: databaseImage,
    parsers: { [INT8]: readInt8 },
  });
  if (dataDir) closeFiles(dataDir);
  const db = new Kysely<Tables>({
    dialect: new EmbeddedDialect(engine, beforeResponse),
    log: statementLogger(onStatement),
  });
  // The exclusive connection prevents writes while the files are copied.
  const image = () =>
    db.connection().execute(async alone => {
      const began = performance.now();
      await sql`checkpoint`.execute(alone);
      const blob = await engine.dumpDataDir('none');
      return { blob, waitedMs: Math.round(performance.now() - began) };
    });
  return {
    db,
    // PGlite has a single connection, so jobs cannot have a separate pool.
    jobsDb: db,
    pool: () => null,
    // Only one process uses an embedded database, so there are no other gateways to notify.
    announce: async () => {},
    onAnnounced: async () => async () => {},
    runAsLeader: start => start().stop,
    close: async () => {
      await db.destroy();
      // Kysely closes PGlite only if it has run a query.
      if (!engine.closed) await engine.close();
    },
    image,
    dump: async () => (await image()).blob,
    // PGlite has a single connection, and cannot cancel a statement.
    limitStatements: async () => {},
  };
}

function openPostgres(options: DatabaseOptions & { readonly databaseUrl: string }): Engine {
  const { databaseUrl: connectionString, databaseDirectUrl = connectionString, onStatement } = options;
  const connectionTimeoutMillis = options.databaseWaitMs ?? CONNECT_TIMEOUT_MS;
  const openPool = (max: number) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === INT8 ? readInt8 : pg.types.getTypeParser(oid, format),
      },
    });
    // The pool replaces a broken connection at the next query, but an unhandled error event would end the process. The
    // listener of the pool covers idle connections; each connection in use needs a separate listener.
    pool.on('error', () => {});
    pool.on('connect', client => client.on('error', () => {}));
    return pool;
  };
  const pool = openPool(POOL_SIZE);
  const jobsPool = openPool(JOBS_POOL_SIZE);
  const direct = () =>
    new pg.Client({
      connectionString: databaseDirectUrl,
      connectionTimeoutMillis,
      keepAlive: true,
    });
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: statementLogger(onStatement),
  });
  const jobsDb: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: jobsPool }),
    log: statementLogger(onStatement),
  });
  return {
    db,
    jobsDb,
    pool: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    announce: async (change = 'rows') => {
      await sql.raw(notifyOf(change)).execute(db);
    },
    onAnnounced: onChange => onDatabaseChange({ newConnection: direct, onChange }),
    runAsLeader: (start, mayHold) => runAsLeader(direct, start, mayHold),
    close: async () => {
      await Promise.all([db.destroy(), jobsDb.destroy()]);
    },
    image: null,
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped.')),
    async limitStatements() {
      const client = direct();
      client.on('error', () => {});
      await client.connect();
      await client.query(LIMIT_STATEMENTS).finally(() => client.end());
    },
  };
}

/** Adapts Kysely's log event to `onStatement`. */
const statementLogger = (onStatement: DatabaseOptions['onStatement']) =>
  onStatement &&
  ((event: LogEvent) => onStatement(event.queryDurationMillis, event.level === 'error' ? 'failed' : 'done'));

/** Parses int8 as a number, the same for PGlite and a Postgres server. Throws if the number would lose digits. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
]);
/**
 * SQL states of an unreachable database: connection failures, resources, shutdown, rejected logins, unknown database,
 * and 57014 (statement timeout).
 */
const UNREACHABLE_STATES = /^(08|28|53|57P|3D000$|57014$)/;
const UNREACHABLE_MESSAGES =
  /Connection terminated|timeout (exceeded when trying to connect|expired)|Client has encountered a connection error/;

/**
 * Returns whether an error means that the database is unreachable or rejects connections, in contrast to an invalid
 * query.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNREACHABLE_CODES.has(code) || UNREACHABLE_STATES.test(code) || UNREACHABLE_MESSAGES.test(error.message);
}

function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/** Returns host and database name of a URL, without user and password. */
function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
