/**
 * Draw engine: runs the draws of each lottery on schedule and makes up for missed draws; no draw runs twice. A new
 * sandbox starts with the draws of the past 30 days, or with 60 draws of a lottery with several draws per day. After
 * downtime, at most 400 days or 1,440 draws are made up; older draws are skipped. Each upcoming draw publishes a
 * commitment to its seed before the first ticket is sold, so that its numbers are verifiable. Results are written
 * first; tickets are settled later in separate transactions. Draws are due by the database's clock.
 */

import { lockLotteries } from '../../platform/db/locks.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { sandboxFeatures } from '../../platform/mode.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { type DrawnDraw, lastDrawTimes, readLotteries, writeResults } from './draws-repository.ts';
import { drawNumbers, type Level, parseLevels, shapeOf } from './prize-levels.ts';
import { findPublished, lastCommitments, readResultsOf } from './results-repository.ts';
import { commitSeeds, type DrawSecret, drawSecretOf, revealSeeds } from './seeds.ts';
import { settleTickets } from './settlement.ts';
import {
  type DrawTime,
  drawTimesAhead,
  drawTimesBetween,
  nextDrawTime,
  parseTimetable,
  shortestGap,
  type Timetable,
} from './timetable.ts';

const DAY = 86_400_000;
const FIRST_DAYS = 30;
const FIRST_FAST_DRAWS = 60;
const MAX_DAYS = 400;
const MAX_FAST_DRAWS = 1_440;

/**
 * Number of upcoming draws with a commitment: the draw on sale, and the following ones that could go on sale before the
 * next run.
 */
const COMMITTED_AHEAD = 3;

/** Maximum delay of the timer, ms, so that clock changes and suspended machines are noticed. */
const LONGEST_SLEEP_MS = 60_000;
/** Delay after a failed run, ms. */
const RETRY_MS = 2_000;

export interface DrawEngine {
  /** Runs all due draws and settles their tickets. Concurrent calls run one after another. */
  tick(): Promise<void>;
  /** Starts the timer. */
  start(): void;
  /** Stops the timer and waits until the current run has finished. */
  stop(): Promise<void>;
}

interface Drawing {
  readonly gameId: string;
  readonly timetable: Timetable;
  readonly levels: readonly Level[];
  readonly lockMs: number;
  readonly source: 'engine' | 'sandbox';
  /** Time up to which all draws have run, ms since 1970. */
  doneUpTo: number;
  /** Time up to which all draws have a commitment, ms since 1970. */
  committedUpTo: number;
}

export interface DrawEngineOptions {
  readonly db: Database;
  /** Returns the gateway's HMAC key, from which the seeds of draws are derived. */
  readonly hmacKey: () => Buffer;
  /**
   * Called after draws, or new commitments, to invalidate cached responses. Also called if writing the results failed.
   */
  readonly onDue: () => void;
  readonly onError: (error: unknown) => void;
}

export async function createDrawEngine({ db, hmacKey, onDue, onError }: DrawEngineOptions): Promise<DrawEngine> {
  let drawings = await loadDrawings(db, await timeOf(db));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function drawDue(): Promise<void> {
    const at = await timeOf(db);
    const due = drawings
      .map(drawing => {
        const { timetable, doneUpTo } = drawing;
        return { drawing, slots: drawTimesBetween(timetable, startOfCatchUp(timetable, doneUpTo, at), at) };
      })
      .filter(({ slots }) => slots.length > 0);
    try {
      // One transaction per lottery, so that a sale in progress delays only the draws of its own lottery.
      for (const { drawing, slots } of due)
        await db.transaction().execute(trx => publish(trx, drawSecretOf(hmacKey()), drawing, slots));
    } finally {
      // Also called if another gateway ran the draws first, because the caches of this process are outdated then as
      // well.
      if (due.length > 0) onDue();
    }
    for (const drawing of drawings) drawing.doneUpTo = Math.max(drawing.doneUpTo, at);
    await commitAhead(at);
    // Runs even if no draw is due: a process may have crashed after writing results and before settling tickets.
    await settleTickets(db, at);
  }

  async function commitAhead(at: number): Promise<void> {
    let committed = 0;
    for (const drawing of drawings) {
      const ahead = drawTimesAhead(drawing.timetable, at, COMMITTED_AHEAD);
      const slots = ahead.filter(({ drawAt }) => drawAt > drawing.committedUpTo);
      if (slots.length === 0) continue;
      const secret = drawSecretOf(hmacKey());
      const added = await db.transaction().execute(trx => commitSeeds(trx, secret, drawing.gameId, slots));
      // An imported lottery may switch to the draw engine later. `committedUpTo` stays unchanged, so that the next run
      // checks its draws again.
      if (added === null) continue;
      committed += added;
      drawing.committedUpTo = ahead.at(-1)!.drawAt;
    }
    // Cached responses about open draws contain the commitments.
    if (committed > 0) onDue();
  }

  function tick(): Promise<void> {
    const next = running.then(drawDue);
    running = next.catch(() => {});
    return next;
  }

  function schedule(wait: number): void {
    if (stopped) return;
    timer = setTimeout(async () => {
      try {
        await tick();
        schedule(untilNext(drawings, await timeOf(db)));
      } catch (error) {
        onError(error);
        schedule(RETRY_MS);
      }
    }, wait);
    timer.unref();
  }

  return {
    tick,
    start() {
      stopped = false;
      // Another gateway may have run draws before this timer starts; reloading skips them.
      const reload = async () => {
        drawings = await loadDrawings(db, await timeOf(db));
      };
      running = running.then(reload).catch(onError);
      schedule(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function loadDrawings(db: Database, at: number): Promise<Drawing[]> {
  const last = await lastDrawTimes(db);
  const committed = await lastCommitments(db);
  const mode = await readSetting(db, 'filledAs');
  const { seeds } = sandboxFeatures(mode);
  const source = mode === 'sandbox' ? 'sandbox' : 'engine';
  return (await readLotteries(db)).map(lottery => {
    const timetable = parseTimetable(lottery.timetable);
    return {
      gameId: lottery.game_id,
      timetable,
      levels: parseLevels(lottery.prize_levels),
      lockMs: lottery.lock_seconds * 1_000,
      source,
      // In production, a lottery without results starts now. Only a sandbox simulates draws of the past.
      doneUpTo: startOfCatchUp(timetable, last.get(lottery.game_id) ?? (seeds ? undefined : at), at),
      committedUpTo: committed.get(lottery.game_id) ?? 0,
    };
  });
}

function startOfCatchUp(timetable: Timetable, lastDrawAt: number | undefined, at: number): number {
  const fast = timetable.kind === 'interval';
  const gap = shortestGap(timetable);
  if (lastDrawAt === undefined) return at - (fast ? FIRST_FAST_DRAWS * gap : FIRST_DAYS * DAY);
  return Math.max(lastDrawAt, at - (fast ? MAX_FAST_DRAWS * gap : MAX_DAYS * DAY));
}

/** Publishes results of one lottery. The exclusive lock waits for sales in progress. */
async function publish(trx: Trx, secret: DrawSecret, drawing: Drawing, slots: readonly DrawTime[]): Promise<void> {
  await lockLotteries(trx, [drawing.gameId], 'exclusive');
  if ((await readResultsOf(trx, drawing.gameId)) === 'imported') return;
  const { gameId, levels } = drawing;
  const found = await findPublished(
    trx,
    gameId,
    slots.map(({ numero }) => numero),
  );
  const published = new Set(found.map(({ numero }) => numero));
  const open = slots.filter(({ numero }) => !published.has(numero));
  const numeros = open.map(({ numero }) => numero);
  const verifiable = await revealSeeds(trx, secret, { gameId, numeros, shape: shapeOf(levels) });
  const at = await timeOf(trx);
  await writeResults(
    trx,
    open.map(slot => {
      const numbers = verifiable.get(slot.numero);
      const row = result(drawing, slot, at);
      return numbers === undefined ? row : { ...row, winning_number: numbers, source: 'engine' };
    }),
  );
}

const result = ({ gameId, levels, lockMs, source }: Drawing, slot: DrawTime, at: number): DrawnDraw => ({
  game_id: gameId,
  numero: slot.numero,
  draw_at: slot.drawAt,
  close_at: slot.drawAt - lockMs,
  winning_number: drawNumbers(levels),
  source,
  drawn_at: at,
});

function untilNext(drawings: readonly Drawing[], at: number): number {
  const next = Math.min(...drawings.map(({ timetable, doneUpTo }) => nextDrawTime(timetable, doneUpTo).drawAt));
  return Math.min(Math.max(next - at, 0), LONGEST_SLEEP_MS);
}
