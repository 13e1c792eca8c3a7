/** Formats the start and the end of a promotion as text (PROMO-10). */
import { formatDate, zoneMark } from 'lobbykit/domain';
import type { PageText } from '../../../shared/i18n/page-text.ts';
import type { DateFormat } from '../../../shared/time/date-format.ts';
import type { Promotion } from './parse-promotions.ts';

type Dated = Pick<Promotion, 'startDate' | 'endDate' | 'isLongTerm'>;

/**
 * Formats the start and end dates of a promotion; '' if unknown. A long-term promotion shows a label instead of an end
 * (OPEN: PROMO-10), and a start of 0 is omitted.
 */
export function periodText(
  { startDate, endDate, isLongTerm }: Dated,
  text: PageText,
  { tag, zone, ahead }: DateFormat,
) {
  const from = startDate !== null && startDate > 0 ? formatDate(startDate, tag, zone) : '';
  // Adds the time zone, because the end date is in the merchant's time zone.
  const end = `${formatDate(endDate, tag, zone)} ${zoneMark(endDate, zone, ahead(endDate))}`.trim();
  const to = isLongTerm ? text('promotion.longTerm') : end;
  if (from && to) return `${from} – ${to}`;
  if (from) return text('promotion.from', { from });
  return isLongTerm || !to ? to : text('promotion.until', { to });
}
