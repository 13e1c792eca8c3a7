/** Imports results of real draws from CSV text: all rows, or none if a line is invalid. */

import { drawDay } from '../../platform/days.ts';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { type DrawnDraw, readLotteries, writeImported } from './draws-repository.ts';
import { levelPattern, parseLevels } from './prize-levels.ts';
import { addCorrections, findPublished } from './results-repository.ts';
import { drawTimeOn, parseTimetable } from './timetable.ts';

/** Error that lists all invalid lines with number and reason. No rows were written. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export interface ImportResult {
  readonly read: number;
  /** Number of inserted or changed rows. */
  readonly changed: number;
  /**
   * Number of draws of a sandbox whose simulated result differs but that already have tickets. These draws stay
   * unchanged.
   */
  readonly skipped: number;
}

const HEADER = 'date,winningNumber';
const ROW = /^(\d{4}-\d{2}-\d{2}),(?:"([^"]*)"|([^",]*))$/;

/**
 * Imports `date,winningNumber` lines of one lottery; dates are local to Asia/Ho_Chi_Minh. Idempotent. In a sandbox, an
 * imported result may replace a different result of a draw without tickets, which records a correction. Otherwise a
 * published result is final.
 * @param code code of a lottery with at most one draw per day
 * @param now ms since 1970; later draws cannot have a result
 * @param operator name recorded in corrections
 * @throws ImportError with all invalid lines
 */
export async function importDraws(
  db: Database,
  code: string,
  text: string,
  now: number,
  operator = 'desk',
): Promise<ImportResult> {
  const lottery = (await readLotteries(db)).find(candidate => candidate.code === code);
  if (!lottery) throw new ImportError([`No lottery has the code "${code}".`]);
  const timetable = parseTimetable(lottery.timetable);
  if (timetable.kind === 'interval')
    throw new ImportError([`"${code}" draws several times a day, so that a date names none of its draws.`]);
  const pattern = levelPattern(parseLevels(lottery.prize_levels));

  const problems: string[] = [];
  const seen = new Map<string, number>();
  const draws: DrawnDraw[] = [];
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (header.trim() !== HEADER)
    problems.push(`line 1: the header is "${header.slice(0, 60)}", but must be "${HEADER}"`);
  lines.forEach((line, index) => {
    const number = index + 2;
    // Only the last line may be empty.
    if (line === '' && index === lines.length - 1) return;
    const [, date = '', quoted, bare] = ROW.exec(line) ?? [];
    const winningNumber = quoted ?? bare ?? '';
    const slot = drawTimeOn(timetable, date);
    const before = seen.get(date);
    if (!date) problems.push(`line ${number}: not of the form YYYY-MM-DD,"winning number"`);
    else if (!drawDay(date)) problems.push(`line ${number}: ${date} is not a date`);
    else if (!slot) problems.push(`line ${number}: ${code} does not draw on ${date}`);
    else if (slot.drawAt > now) problems.push(`line ${number}: the draw of ${date} has not taken place yet`);
    else if (before !== undefined) problems.push(`line ${number}: ${date} stands on line ${before} already`);
    else if (!pattern.test(winningNumber))
      problems.push(
        `line ${number}: the winning number does not have the levels ${lottery.prize_levels} (digits x count)`,
      );
    else {
      draws.push({
        game_id: lottery.game_id,
        numero: slot.numero,
        draw_at: slot.drawAt,
        close_at: slot.drawAt - lottery.lock_seconds * 1_000,
        winning_number: winningNumber,
        source: 'imported',
        drawn_at: slot.drawAt,
      });
    }
    if (date && before === undefined) seen.set(date, number);
  });
  if (problems.length > 0) throw new ImportError(problems);
  return db
    .transaction()
    .execute(trx => writeUnpublished(trx, { gameId: lottery.game_id, code, draws, now, operator }));
}

interface Import {
  readonly gameId: string;
  readonly code: string;
  readonly draws: readonly DrawnDraw[];
  readonly now: number;
  readonly operator: string;
}

async function writeUnpublished(trx: Trx, { gameId, code, draws, now, operator }: Import): Promise<ImportResult> {
  await lockLotteries(trx, [gameId], 'exclusive');
  const found = await findPublished(
    trx,
    gameId,
    draws.map(({ numero }) => numero),
  );
  const published = new Map(found.map(one => [one.numero, one]));
  const differs = ({ numero, winning_number }: DrawnDraw) => {
    const before = published.get(numero);
    return before !== undefined && (before.source !== 'imported' || before.winningNumber !== winning_number);
  };
  const isSandbox = (await readSetting(trx, 'filledAs')) === 'sandbox';
  const fixed = draws.filter(draw => differs(draw) && !(isSandbox && !published.get(draw.numero)?.hasTickets));
  if (!isSandbox && fixed.length > 0) {
    throw new ImportError(
      fixed.map(
        ({ numero }) => `draw ${numero} of ${code} is published and stays; "lottery correct" records a correction`,
      ),
    );
  }
  const accepted = draws.filter(draw => !fixed.includes(draw));
  await addCorrections(
    trx,
    accepted.filter(differs).map(({ numero, winning_number }) => ({
      game_id: gameId,
      numero,
      before: published.get(numero)!.winningNumber,
      after: winning_number,
      replaces: true,
      operator,
      reason: 'import into a sandbox',
      corrected_at: now,
    })),
  );
  const changed = await writeImported(trx, accepted);
  return { read: draws.length, changed, skipped: fixed.length };
}
