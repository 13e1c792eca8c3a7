/** Opens the SQL engine: PGlite in a folder or in memory, or a Postgres server. */
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
/** Connections of jobs, which run a few at a time. */
const JOBS_POOL_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 5_000;
/** How long a connection is waited for. */
const CONNECT_TIMEOUT_MS = 1_000;

export interface DatabaseOptions {
  /** Folder of the embedded database; null for memory. */
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
  /** The same database past any pooler, for what needs a session of its own; default `databaseUrl`. */
  readonly databaseDirectUrl?: string;
  /** Longest wait for a connection to a Postgres server, ms: a request is answered 503 then, a start fails (R23). Default 1000. */
  readonly databaseWaitMs?: number;
  readonly databaseImage?: Blob;
  /** Games an empty sandbox is filled with. */
  readonly sandboxGameCount: number;
  readonly seedSandbox: SeedSandbox;
  /** Called between a statement or transaction of the embedded database and its answer. */
  readonly beforeResponse?: () => void;
  /** Mode of an empty database, and the mode that a filled one must have. */
  readonly mode: Mode;
  /** Reaction to a filled database of another mode; default reject. */
  readonly otherMode?: OtherMode;
  /** Told of each statement how long the database took for it. */
  readonly onStatement?: (ms: number, outcome: 'done' | 'failed') => void;
}

export interface OpenDatabase {
  readonly db: Database;
  /** The same database by connections of its own, so that jobs and requests never wait for each other's connections. */
  readonly jobsDb: Database;
  /** Mode that the database stores. */
  readonly mode: Mode;
  /** Connections of the pool to a Postgres server; null for the embedded database. */
  pool(): { readonly used: number; readonly idle: number; readonly waiting: number } | null;
  /** Tells all gateways on this database that rows changed of which they keep answers. */
  announce(change?: Change): Promise<void>;
  /** Calls `listener` after each such announcement, and whenever one may have been missed; gives what ends it. */
  onAnnounced(listener: (change: Change) => void): Promise<() => Promise<void>>;
  /**
   * Begins work that one gateway alone has to do whenever it is this one's turn, and ends it when that is over; at once and for good
   * on an embedded database, which has one gateway. Gives what ends it.
   * @param mayHold while false, another gateway on a Postgres server takes the turn; default always true
   */
  runAsLeader(begin: () => Work, mayHold?: () => boolean): () => Promise<void>;
  /** Ends all connections; the embedded database is flushed first. */
  close(): Promise<void>;
  /** The whole embedded database as it is at one moment; null on a Postgres server, which has tools of its own. */
  readonly image: (() => Promise<DatabaseImage>) | null;
  /** The same as a file alone. Fails on a Postgres server. */
  dump(): Promise<Blob>;
}

export interface DatabaseImage {
  /** A file that `databaseImage` takes. */
  readonly blob: Blob;
  /** How long statements had to wait for it, ms. */
  readonly waitedMs: number;
}

/**
 * Opens the database and brings its tables up to date.
 * @param now ms since 1970, noted beside each migration
 * @throws StartError when a Postgres server cannot be reached, or the database stores another mode
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
    if (!options.databaseUrl || !isDatabaseGone(error)) throw error;
    throw new StartError(
      `The database of DATABASE_URL (${hostOf(options.databaseUrl)}) cannot be used: ${reason(error)}.`,
    );
  }
}

/** An engine whose tables are not up to date yet. */
interface Engine extends Omit<OpenDatabase, 'mode'> {
  /** Has the server end statements that take too long, before the first one is made. */
  limitStatements(): Promise<void>;
}

/**
 * A time-out of the role in this database: a pooler that hands connections on by the transaction takes none at the start of one (OPS-05).
 * Several gateways that begin at once set it one after the other.
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
  // The engine would make it, and all below it, open to everybody.
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (dataDir) closeFiles(dataDir);
  const engine = await PGlite.create({
    dataDir: folder,
    loadDataDir: databaseImage,
    parsers: { [INT8]: readInt8 },
  });
  if (dataDir) closeFiles(dataDir);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(engine, beforeResponse), log: tell(onStatement) });
  // Whoever has the connection is alone: nothing is written while the files are read, one after the other.
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
    // One process holds an embedded database, and knows what it changed.
    announce: async () => {},
    onAnnounced: async () => async () => {},
    runAsLeader: begin => begin().stop,
    close: async () => {
      await db.destroy();
      // Kysely closes an engine only after its first query.
      if (!engine.closed) await engine.close();
    },
    image,
    dump: async () => (await image()).blob,
    // It has one connection, and nobody who could end a statement.
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
    // A connection that breaks is replaced at the next query; unheard, its event would end the process. The pool hears the idle
    // ones, the rest has to be heard one by one.
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
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: tell(onStatement) });
  const jobsDb: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: jobsPool }),
    log: tell(onStatement),
  });
  return {
    db,
    jobsDb,
    pool: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    announce: async (change = 'rows') => {
      await sql.raw(notifyOf(change)).execute(db);
    },
    onAnnounced: onChange => onDatabaseChange({ newConnection: direct, onChange }),
    runAsLeader: (begin, mayHold) => runAsLeader(direct, begin, mayHold),
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

/** Kysely's own account of each statement, as a listener of ours wants it. */
const tell = (onStatement: DatabaseOptions['onStatement']) =>
  onStatement &&
  ((event: LogEvent) => onStatement(event.queryDurationMillis, event.level === 'error' ? 'failed' : 'done'));

/** int8 as a number on both engines; what would lose digits is an error, not a wrong number. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

const GONE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
]);
/** Connection failures, resources, shutdown, refused log-ins, unknown database; 57014 is the statement timeout. */
const GONE_STATES = /^(08|28|53|57P|3D000$|57014$)/;
const GONE_MESSAGES =
  /Connection terminated|timeout (exceeded when trying to connect|expired)|Client has encountered a connection error/;

/** True when the database itself is away or refuses us, as opposed to a wrong query. */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return GONE_CODES.has(code) || GONE_STATES.test(code) || GONE_MESSAGES.test(error.message);
}

function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/** Host and database without user and password. */
function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
