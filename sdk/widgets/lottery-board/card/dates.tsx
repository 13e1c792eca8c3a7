/**
 * Lines of a card that contain a date. They render after the first paint, because creating the first date formatter is
 * slow.
 */

import { minutesAhead } from '../../../dom/zone.ts';
import type { Translate } from '../../../lobby/types.ts';
import { dayAndTime, shortDate, zonedTime, zoneMark } from '../../../protocol/date-format.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';

export interface CardDatesProps {
  /** Content of the line. `draw`: the open draw; `time`: only its day and time; `result`: the last result. */
  readonly of: 'draw' | 'time' | 'result';
  readonly lottery: Lottery;
  readonly text: Translate;
  /** True while the data are outdated. */
  readonly stale: boolean;
}

/** If the interval between draws is shorter than this (ms), a draw is shown by its number instead of its day. */
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

/** The weekday identifies the draw, because every lottery has at least one draw a week. */
const timeText = ({ drawAt, zone }: Lottery, text: Translate): string =>
  `${dayAndTime(drawAt, text.tag, zone)} ${zoneMark(drawAt, zone, minutesAhead(drawAt))}`.trim() ||
  text('card.no-draw');

const resultText = ({ previousAt, zone }: Lottery, text: Translate, stale: boolean): string =>
  stale ? text('card.kept') : shortDate(previousAt, text.tag, zone) || text('card.previous');

const TEXTS = { draw: drawText, time: timeText, result: resultText };
