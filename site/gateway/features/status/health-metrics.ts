/** Metrics that are read from the database, for operators: ledger, pending decisions, overdue draws (OPS-10). */

import {
  type CountRow,
  countTransactions,
  lastDifferences,
  lastTransactionId,
} from '../../ledger/reconciliations-repository.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Metric, Sample } from '../../platform/metrics/metrics.ts';
import { lastDrawTimes, readLotteries } from '../lottery/draws-repository.ts';
import { nextDrawTime, parseTimetable } from '../lottery/timetable.ts';
import { countOpenMoney } from './repository.ts';

/**
 * Age after which the transaction with an id is certainly committed or rolled back, ms. The statement timeout is 5 s.
 */
const SETTLED_MS = 60_000;

/** State of a pool of database connections. */
export interface Pool {
  readonly used: number;
  readonly idle: number;
  /** Number of queries that wait for a connection. */
  readonly waiting: number;
}

export interface MonitorOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the state of the connection pool; null for the embedded database. */
  readonly pool: () => Pool | null;
}

/** Returns the metrics. Each is read from the database at every scrape. */
export function watchedFigures({ db, now, pool }: MonitorOptions): readonly Metric[] {
  return [
    {
      name: 'lobbykit_ledger_transactions_total',
      help: 'Transactions of the whole ledger by kind, counted from the start of this gateway.',
      labels: ['kind'],
      read: countLedger(db, now),
    },
    {
      name: 'lobbykit_reconciliation_mismatches',
      help: 'Differences that the last nightly check of the books found; missing before the first.',
      read: async () => {
        const value = await lastDifferences(db);
        return value === null ? [] : [{ value }];
      },
    },
    {
      name: 'lobbykit_orders_pending_review',
      help: 'Deposits and withdrawals that are neither paid nor refused, by state.',
      labels: ['order', 'state'],
      read: async () => {
        const { deposits, withdrawals } = await countOpenMoney(db);
        return [...byState('deposit', deposits), ...byState('withdrawal', withdrawals)];
      },
    },
    {
      name: 'lobbykit_draw_delay_seconds',
      help: 'How long the draw that is most overdue has been due; 0 when none is.',
      read: async () => [{ value: await drawDelay(db, now()) }],
    },
    {
      name: 'lobbykit_database_connections',
      help: 'Connections of the pool that are used and idle, and requests that wait for one.',
      labels: ['state'],
      read: () => Object.entries(pool() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

const byState = (order: string, rows: readonly CountRow[]): Sample[] =>
  rows.map(({ name, count }) => ({ labels: { order, state: name }, value: count }));

/**
 * Creates a counter of ledger transactions since the first scrape. A transaction receives its id before the commit, so
 * that lower ids may become visible later. Recent ids are therefore counted again at each scrape until none of their
 * transactions can be pending.
 */
function countLedger(db: Database, now: () => number): () => Promise<Sample[]> {
  const settled = new Map<string, number>();
  /**
   * `upTo`: highest id that is counted finally. `next`: highest id at a time, which becomes `upTo` when it is old
   * enough.
   */
  let upTo: number | undefined;
  let next: { readonly id: number; readonly at: number } | undefined;

  const read = async (): Promise<Sample[]> => {
    const last = await lastTransactionId(db);
    upTo ??= last;
    if (next && now() - next.at >= SETTLED_MS) {
      for (const { name, count } of await countTransactions(db, upTo, next.id)) {
        settled.set(name, (settled.get(name) ?? 0) + count);
      }
      upTo = next.id;
      next = undefined;
    }
    next ??= { id: last, at: now() };
    const totals = new Map(settled);
    for (const { name, count } of await countTransactions(db, upTo, last)) {
      totals.set(name, (totals.get(name) ?? 0) + count);
    }
    return [...totals].map(([kind, value]) => ({ labels: { kind }, value }));
  };
  // Scrapes run one after another, because concurrent ones would add the same rows twice.
  let reading: Promise<unknown> = Promise.resolve();
  return () => {
    const current = reading.then(read);
    reading = current.catch(() => {});
    return current;
  };
}

/** Returns by how much the most overdue draw is late, s. */
async function drawDelay(db: Database, at: number): Promise<number> {
  const last = await lastDrawTimes(db);
  const waits = (await readLotteries(db)).flatMap(({ game_id, timetable, results }) => {
    const drawn = last.get(game_id);
    return drawn === undefined || results === 'imported'
      ? []
      : [at - nextDrawTime(parseTimetable(timetable), drawn).drawAt];
  });
  return Math.max(0, ...waits) / 1_000;
}
