/** The lines of a card that hold a date. They come after the first paint: making the first formatter takes long. */

import { minutesAhead } from '../../../dom/zone.ts';
import type { Translate } from '../../../lobby/types.ts';
import { dayAndTime, shortDate, zonedTime, zoneMark } from '../../../protocol/dates.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';

export interface CardDatesProps {
  /** The draw that is open, its day and time alone, or the last result. */
  readonly of: 'draw' | 'time' | 'result';
  readonly lottery: Lottery;
  readonly text: Translate;
  /** True while the data are old. */
  readonly stale: boolean;
}

/** Draws closer than this are told by number, rarer ones by day. */
const FREQUENT_MS = 3 * 3_600_000;

export const CardDates = ({ of, lottery, text, stale }: CardDatesProps) => (
  <span>{TEXTS[of](lottery, text, stale)}</span>
);

function drawText({ drawAt, previousAt, drawNumber, zone }: Lottery, text: Translate): string {
  const frequent = drawAt !== null && previousAt !== null && drawAt - previousAt < FREQUENT_MS;
  if (!frequent && drawAt !== null)
    return `${shortDate(drawAt, text.tag, zone)} · ${zonedTime(drawAt, text.tag, zone, minutesAhead(drawAt))}`;
  return drawNumber ? text('card.draw', { numero: drawNumber }) : text('card.no-draw');
}

/** No lottery is drawn less than once a week: the day of the week says which day. */
const timeText = ({ drawAt, zone }: Lottery, text: Translate): string =>
  `${dayAndTime(drawAt, text.tag, zone)} ${zoneMark(drawAt, zone, minutesAhead(drawAt))}`.trim() ||
  text('card.no-draw');

const resultText = ({ previousAt, zone }: Lottery, text: Translate, stale: boolean): string =>
  stale ? text('card.kept') : shortDate(previousAt, text.tag, zone) || text('card.previous');

const TEXTS = { draw: drawText, time: timeText, result: resultText };
