import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { callGateway } from '../../../site/gateway/cli/admin.ts';
import { drawNumbers, parseLevels } from '../../../site/gateway/features/lottery/prize-levels.ts';
import { drawTimesBetween, parseTimetable } from '../../../site/gateway/features/lottery/timetable.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { kill, type Running, seededFolder, startChild } from '../../helpers/gateway/processes.ts';
import { type Envelope, type Game, type Group, TEST_NOW } from '../../helpers/gateway.ts';
import { isSlowRun } from '../../helpers/slow.ts';

const KILLS = isSlowRun ? 50 : 2;
/** 600 times real time: ten draws of the one-minute lottery per second. */
const SPEED = 600;
const DAY = 86_400_000;
const ROWS_PER_IMPORT = 5;
const NORTHERN = parseLevels('5x1~5x1~5x2~5x6~4x4~4x6~3x3~2x4');

/** All results that a reader saw; a different result for the same draw is an error. */
class SeenResults {
  readonly byDraw = new Map<string, string>();
  note({ gameId, previousNumero, previousWinningNumber }: Game) {
    const draw = `${gameId} ${previousNumero}`;
    expect(this.byDraw.get(draw) ?? previousWinningNumber, draw).toBe(previousWinningNumber);
    this.byDraw.set(draw, previousWinningNumber);
  }
}

it(
  `R21 the gateway keeps acknowledged writes and draws each draw only once in ${KILLS} restarts after kill -9`,
  async () => {
    const folder = await seededFolder();
    const began = performance.now();
    const serverTime = () => Math.floor(TEST_NOW + (performance.now() - began) * SPEED);
    const seen = new SeenResults();
    const imports: { readonly rows: readonly (readonly [date: string, numbers: string])[]; acknowledged: boolean }[] =
      [];
    let day = 0;

    const readDraws = async ({ url }: Running, signal: AbortSignal) => {
      while (!signal.aborted) {
        const response = await fetch(`${url}/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE`, {
          headers: { ModuleId: 'COMM3' },
          signal,
        });
        const { value } = (await response.json()) as Envelope<Group[]>;
        for (const game of value.flatMap(({ gameMenus }) => gameMenus)) seen.note(game);
        await sleep(10, undefined, { signal });
      }
    };
    const importDraws = async (signal: AbortSignal) => {
      while (!signal.aborted) {
        const rows = Array.from({ length: ROWS_PER_IMPORT }, () => {
          day += 1;
          return [new Date(TEST_NOW - (40 + day) * DAY).toISOString().slice(0, 10), drawNumbers(NORTHERN)] as const;
        });
        const batch = { rows, acknowledged: false };
        imports.push(batch);
        const text = ['date,winningNumber', ...rows.map(([date, numbers]) => `${date},"${numbers}"`)].join('\n');
        await callGateway(folder, { name: 'import-draws', code: 'mb', text }, 'the child');
        batch.acknowledged = true;
      }
    };

    const acknowledged = () => imports.filter(batch => batch.acknowledged).length;

    for (let n = 0; n < KILLS; n++) {
      const running = await startChild(folder, serverTime(), SPEED);
      const stop = new AbortController();
      // Requests that are pending when the process dies may fail; only acknowledged ones count.
      const work = Promise.allSettled([readDraws(running, stop.signal), importDraws(stop.signal)]);
      // Kills after some acknowledged imports, at any point of the next one.
      const target = acknowledged() + 1 + Math.floor(Math.random() * 3);
      while (acknowledged() < target) await sleep(2);
      await sleep(Math.random() * 20);
      await kill(running.child);
      stop.abort();
      for (const result of await work) {
        if (result.status === 'rejected' && result.reason?.name === 'AssertionError') throw result.reason;
      }
    }

    const { db, close } = await openDatabase(
      { seedSandbox, dataDir: folder, sandboxGameCount: 0, mode: 'sandbox' },
      serverTime(),
    );
    try {
      const rows = await db.selectFrom('draws').selectAll().orderBy('draw_at').execute();
      const stored = new Map(rows.map(row => [`${row.game_id} ${row.numero}`, row]));
      expect(rows.filter(row => row.winning_number === null)).toEqual([]);

      for (const [draw, numbers] of seen.byDraw) expect(stored.get(draw)?.winning_number, draw).toBe(numbers);
      expect(seen.byDraw.size).toBeGreaterThan(KILLS);

      const found = ([date, numbers]: readonly [string, string]) =>
        stored.get(`101 ${date.replaceAll('-', '')}`)?.winning_number === numbers;
      for (const { rows: expected, acknowledged: isStored } of imports) {
        const present = expected.filter(found).length;
        expect(isStored ? [ROWS_PER_IMPORT] : [0, ROWS_PER_IMPORT]).toContain(present);
      }
      expect(acknowledged()).toBeGreaterThanOrEqual(KILLS);

      for (const lottery of await db.selectFrom('lotteries').selectAll().execute()) {
        const drawn = rows.filter(row => row.game_id === lottery.game_id && row.source !== 'imported');
        const [first, last] = [drawn[0]!.draw_at, drawn.at(-1)!.draw_at];
        const expected = drawTimesBetween(parseTimetable(lottery.timetable), first - 1, last);
        expect(
          drawn.map(({ numero }) => numero),
          lottery.code,
        ).toEqual(expected.map(({ numero }) => numero));
      }
    } finally {
      await close();
    }
  },
  KILLS * 60_000,
);
