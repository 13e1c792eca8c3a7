/** Kysely dialect for PGlite. Kysely's built-in dialect for PGlite (since 0.29) requires Node 22. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/** Functions of PGlite that the dialect uses. */
interface Engine {
  readonly closed: boolean;
  query<Row>(sql: string, parameters: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
  close(): Promise<void>;
}

/** Postgres dialect with the single connection of an embedded database. */
export class EmbeddedDialect implements Dialect {
  readonly #engine: Engine;
  readonly #beforeResponse?: () => void;

  /**
   * @param beforeResponse called after each statement or transaction, before its result is returned
   */
  constructor(engine: Engine, beforeResponse?: () => void) {
    this.#engine = engine;
    this.#beforeResponse = beforeResponse;
  }

  createAdapter = () => new PostgresAdapter();
  createDriver = () => new EmbeddedDriver(this.#engine, this.#beforeResponse);
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
  createQueryCompiler = () => new PostgresQueryCompiler();
}

/** Gives the single connection to one statement or transaction at a time, in the order of the requests. */
class EmbeddedDriver implements Driver {
  readonly #engine: Engine;
  readonly #connection: EmbeddedConnection;
  readonly #beforeResponse?: () => void;
  #free: Promise<void> = Promise.resolve();
  #release = () => {};

  constructor(engine: Engine, beforeResponse?: () => void) {
    this.#engine = engine;
    this.#connection = new EmbeddedConnection(engine);
    this.#beforeResponse = beforeResponse;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise(resolve => {
      release = resolve;
    });
    await before;
    this.#release = release;
    // PGlite runs in this thread and completes each statement in a microtask, so that a queue of statements would block
    // the event loop. Waiting for one macrotask before each statement lets I/O run in between.
    await nextTurn();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
    this.#beforeResponse?.();
  }

  async beginTransaction(_: DatabaseConnection, { accessMode, isolationLevel }: TransactionSettings): Promise<void> {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    this.#connection.failed = false;
    await this.#connection.executeQuery(CompiledQuery.raw(['begin', ...modes].join(' ')));
  }

  /**
   * Commits a transaction. Checked explicitly, because Postgres rolls back a failed transaction at its commit without
   * an error.
   */
  async commitTransaction(): Promise<void> {
    const { failed } = this.#connection;
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
    if (failed) throw new Error('The transaction was rolled back, since one of its statements had failed.');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (!this.#engine.closed) await this.#engine.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: Engine;
  /** True if a statement of the current transaction has failed. */
  failed = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { affectedRows, rows } = await this.#engine.query<Row>(sql, [...parameters]);
      // Also waits for a macrotask within a transaction, so that requests without database access are answered in
      // between.
      await nextTurn();
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely requires a generator, and PGlite returns all rows in one result
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('The embedded database gives all rows at once.');
  }
}
