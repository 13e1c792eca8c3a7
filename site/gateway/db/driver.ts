/** The only file that names the SQL engine: PGlite in a folder or in memory, or a Postgres server. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { type Driver, Kysely, PGliteDialect, type PGliteDialectConfig, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../settings.ts';
import { listenForChanges, NOTIFY_CHANGES } from './changes.ts';
import { closeFiles } from './folder.ts';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './schema.ts';

const INT8 = 20;
const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 5_000;
/** How long a request waits for a connection before it is answered 503 (R23). */
const CONNECT_TIMEOUT_MS = 1_000;

export interface DatabaseOptions {
  /** Folder of the embedded database; null for memory. */
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
  readonly databaseImage?: Blob;
  /** Games an empty sandbox is filled with. */
  readonly gamesCount: number;
  /** Called between a statement or transaction of the embedded database and its answer. */
  readonly beforeAnswer?: () => void;
  /** An empty database becomes a sandbox; without, one that is a sandbox is refused. */
  readonly sandbox: boolean;
}

export interface OpenDatabase {
  readonly db: Database;
  /** Tells all gateways on this database that rows changed of which they keep answers. */
  announce(): Promise<void>;
  /** Calls `listener` after each such announcement, and whenever one may have been missed; gives what ends it. */
  onAnnounced(listener: () => void): Promise<() => Promise<void>>;
  /** Ends all connections; the embedded database is flushed first. */
  close(): Promise<void>;
  /** The whole embedded database as one file, to start others from. Fails on a Postgres server. */
  dump(): Promise<Blob>;
}

/**
 * Opens the database and brings its tables up to date.
 * @param now ms since 1970, noted beside each migration
 * @throws StartError when a Postgres server cannot be reached, or the database is a sandbox and none is wanted
 */
export async function openDatabase(options: DatabaseOptions, now: number): Promise<OpenDatabase> {
  const opened = options.databaseUrl ? openPostgres(options.databaseUrl) : await openEmbedded(options);
  try {
    await migrate(opened.db, { gamesCount: options.gamesCount, sandbox: options.sandbox, now });
    return opened;
  } catch (error) {
    await opened.close();
    if (!options.databaseUrl || !isDatabaseGone(error)) throw error;
    throw new StartError(
      `The database of DATABASE_URL (${hostOf(options.databaseUrl)}) cannot be used: ${reason(error)}.`,
    );
  }
}

async function openEmbedded({ dataDir, databaseImage, beforeAnswer }: DatabaseOptions): Promise<OpenDatabase> {
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
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect({ pglite: engine }, beforeAnswer) });
  return {
    db,
    // One process holds an embedded database, and knows what it changed.
    announce: async () => {},
    onAnnounced: async () => async () => {},
    close: async () => {
      await db.destroy();
      // Kysely closes an engine only after its first query.
      if (!engine.closed) await engine.close();
    },
    dump: () => engine.dumpDataDir('none'),
  };
}

/**
 * PGlite works in this very thread and ends each statement in a microtask, so that a queue of them is worked off in one go and
 * no socket is heard meanwhile: kept answers waited behind all of it. A turn of the event loop before each lets them in between.
 */
class EmbeddedDialect extends PGliteDialect {
  readonly #beforeAnswer?: () => void;

  constructor(config: PGliteDialectConfig, beforeAnswer?: () => void) {
    super(config);
    this.#beforeAnswer = beforeAnswer;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async options => {
      await nextTurn();
      return acquire(options);
    };
    const release = driver.releaseConnection.bind(driver);
    driver.releaseConnection = async (connection, options) => {
      await release(connection, options);
      this.#beforeAnswer?.();
    };
    return driver;
  }
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? readInt8 : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks is replaced at the next query; unheard, its event would end the process. The pool hears the idle
  // ones, the rest has to be heard one by one.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    announce: async () => {
      await sql.raw(NOTIFY_CHANGES).execute(db);
    },
    onAnnounced: onChange =>
      listenForChanges({
        newConnection: () =>
          new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true }),
        onChange,
      }),
    close: () => db.destroy(),
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped.')),
  };
}

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
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

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
