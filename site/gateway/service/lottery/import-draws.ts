/** Reads real draws from CSV text and writes them all or not at all. */
import type { Database } from '../../db/schema/schema.ts';
import { type DrawnDraw, readLotteries, writeImported } from '../../store/lottery/lottery.ts';
import { levelPattern, parseLevels } from './levels.ts';
import { dayOf, parseTimetable, slotOn } from './timetable.ts';

/** Lines that cannot be taken, each with its number and reason. Nothing was written. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export interface ImportResult {
  readonly read: number;
  /** Rows that were new or other than before. */
  readonly changed: number;
}

const HEADER = 'date,winningNumber';
const ROW = /^(\d{4}-\d{2}-\d{2}),(?:"([^"]*)"|([^",]*))$/;

/**
 * Imports `date,winningNumber` rows of one lottery; dates are local to Asia/Ho_Chi_Minh. An imported draw takes the place of the
 * sandbox draw of its date; the same file again changes nothing.
 * @param code of the lottery; it has to draw once a day at most
 * @param now ms since 1970; draws after it cannot have a result
 * @throws ImportError naming every bad line
 */
export async function importDraws(db: Database, code: string, text: string, now: number): Promise<ImportResult> {
  const lottery = (await readLotteries(db)).find(candidate => candidate.code === code);
  if (!lottery) throw new ImportError([`No lottery has the code "${code}".`]);
  const timetable = parseTimetable(lottery.timetable);
  if (timetable.kind === 'interval')
    throw new ImportError([`"${code}" draws several times a day, so that a date names none of its draws.`]);
  const pattern = levelPattern(parseLevels(lottery.levels));

  const problems: string[] = [];
  const seen = new Map<string, number>();
  const draws: DrawnDraw[] = [];
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (header.trim() !== HEADER)
    problems.push(`line 1: the header is "${header.slice(0, 60)}", but must be "${HEADER}"`);
  lines.forEach((line, index) => {
    const number = index + 2;
    // Only the end of the file may be empty.
    if (line === '' && index === lines.length - 1) return;
    const [, date = '', quoted, bare] = ROW.exec(line) ?? [];
    const winningNumber = quoted ?? bare ?? '';
    const slot = slotOn(timetable, date);
    const before = seen.get(date);
    if (!date) problems.push(`line ${number}: not of the form YYYY-MM-DD,"winning number"`);
    else if (!dayOf(date)) problems.push(`line ${number}: ${date} is no date`);
    else if (!slot) problems.push(`line ${number}: ${code} does not draw on ${date}`);
    else if (slot.drawAt > now) problems.push(`line ${number}: the draw of ${date} has not taken place yet`);
    else if (before !== undefined) problems.push(`line ${number}: ${date} stands on line ${before} already`);
    else if (!pattern.test(winningNumber))
      problems.push(`line ${number}: the winning number does not have the levels ${lottery.levels} (digits x count)`);
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
  const changed = await db.transaction().execute(trx => writeImported(trx, draws));
  return { read: draws.length, changed };
}
