/** Opens the SQL engine: PGlite in a directory or in memory, or a Postgres server. */
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
/** Pool size for jobs, of which a few run concurrently. */
const JOBS_POOL_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Connection timeout, ms. */
const CONNECT_TIMEOUT_MS = 1_000;

export interface DatabaseOptions {
  /** Directory of the embedded database; null for memory. */
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
  /** URL of the same database without a pooler, for features that need a session; default `databaseUrl`. */
  readonly databaseDirectUrl?: string;
  /**
   * Timeout for a connection to a Postgres server, ms: afterwards a request returns 503 and a start fails (R23).
   * Default 1000.
   */
  readonly databaseWaitMs?: number;
  readonly databaseImage?: Blob;
  /** Number of games that the seed of an empty sandbox creates. */
  readonly sandboxGameCount: number;
  readonly seedSandbox: SeedSandbox;
  /** Called between a statement or transaction of the embedded database and its result. */
  readonly beforeResponse?: () => void;
  /** Mode of an empty database, and required mode of a seeded one. */
  readonly mode: Mode;
  /** Reaction to a seeded database of another mode; default reject. */
  readonly otherMode?: OtherMode;
  /** Called after each statement with its duration. */
  readonly onStatement?: (ms: number, outcome: 'done' | 'failed') => void;
}

export interface OpenDatabase {
  readonly db: Database;
  /**
   * Connects to the same database with a separate pool, so that jobs and requests do not wait for each other's
   * connections.
   */
  readonly jobsDb: Database;
  /** Mode stored in the database. */
  readonly mode: Mode;
  /** Pool statistics of a Postgres server; null for the embedded database. */
  pool(): { readonly used: number; readonly idle: number; readonly waiting: number } | null;
  /** Notifies all gateways on this database of changed rows that responses are cached of. */
  announce(change?: Change): Promise<void>;
  /** Calls `listener` after each announcement, and after each reconnect. Returns a function that unsubscribes. */
  onAnnounced(listener: (change: Change) => void): Promise<() => Promise<void>>;
  /**
   * Runs work that exactly one gateway must do while this gateway is the leader. On an embedded database the work
   * starts immediately and stays.
   * @param mayHold while false, another gateway on a Postgres server becomes the leader; default always true
   * @returns a function that stops the work
   */
  runAsLeader(start: () => Work, mayHold?: () => boolean): () => Promise<void>;
  /** Closes all connections; the embedded database is flushed first. */
  close(): Promise<void>;
  /** Consistent image of the embedded database; null on a Postgres server, which has its own tools. */
  readonly image: (() => Promise<DatabaseImage>) | null;
  /** Returns the image as a file only. Fails on a Postgres server. */
  dump(): Promise<Blob>;
}

export interface DatabaseImage {
  /** File that `databaseImage` accepts. */
  readonly blob: Blob;
  /** Time that statements waited for the image, ms. */
  readonly waitedMs: number;
}

/**
 * Opens the database and migrates its tables.
 * @param now ms since 1970, recorded with each migration
 * @throws StartError if a Postgres server is unreachable, or the database stores another mode
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

/** An engine before the migration. */
interface Engine extends Omit<OpenDatabase, 'mode'> {
  /** Sets the server's statement timeout before the first statement. */
  limitStatements(): Promise<void>;
}

/**
 * Sets the timeout on the role in this database, because a pooler in transaction mode drops session settings (OPS-05).
 * The lock serializes gateways that start concurrently.
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
  // The engine would create the directory and its files readable for others.
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
  // An exclusive connection prevents writes while the files are read.
  const image = () =>
    db.connection().execute(async alone => {
      const began = performance.now();
      await sql`checkpoint`.execute(alone);
      const blob = await engine.dumpDataDir('none');
      return { blob, waitedMs: Math.round(performance.now() - began) };
    });
  return {
    db,
    // The embedded engine has one connection.
    jobsDb: db,
    pool: () => null,
    // An embedded database belongs to one process, so there are no other gateways to notify.
    announce: async () => {},
    onAnnounced: async () => async () => {},
    runAsLeader: start => start().stop,
    close: async () => {
      await db.destroy();
      // Kysely closes an engine only after its first query.
      if (!engine.closed) await engine.close();
    },
    image,
    dump: async () => (await image()).blob,
    // The engine has one connection and no means to cancel a statement.
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
    // pool handles idle connections; connections in use need a listener each.
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

/** Parses int8 as a number on both engines; throws if the number would lose digits. */
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
 * SQL states: connection failures, resources, shutdown, rejected logins, unknown database; 57014 is the statement
 * timeout.
 */
const UNREACHABLE_STATES = /^(08|28|53|57P|3D000$|57014$)/;
const UNREACHABLE_MESSAGES =
  /Connection terminated|timeout (exceeded when trying to connect|expired)|Client has encountered a connection error/;

/** Returns true if the database is unreachable or rejects connections, as opposed to an invalid query. */
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

/** Host and database of a URL, without user and password. */
function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
