/** A member's deposits of a date range, paginated (BOOK-05). */
import { type DepositState, isDepositOpen, shiftDay } from 'lobbykit/domain';
import type { depositReport } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { invalid } from '../../platform/api-error.ts';
import { readCursor, requirePage } from '../../platform/cursor.ts';
import { dayEnd, startOfDay } from '../../platform/days.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { listDeposits } from './orders-repository.ts';
import { toOrders } from './responses.ts';

/** Maximum days per request. */
const MAX_DAYS = 31;

const STATES: readonly DepositState[] = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'review',
  'cancelled',
  'reversed',
];

type HistoryQuery = InferOutput<typeof depositReport.query> & { readonly language: string };
type Page = InferInput<typeof depositReport.value>;

/** Returns the first instant of a day in the merchant's time zone. Throws ApiError 400 for an invalid day. */
function startOf(day: string, field: string, zone: string): number {
  const at = startOfDay(day, zone);
  if (at === null) throw invalid(`"${field}" is no day; allowed is a day such as 2026-11-20`, field);
  return at;
}

/**
 * Returns a page of the member's deposits. Throws ApiError 400 for invalid, reversed or too many days, and for an
 * invalid cursor.
 */
export async function listPage(
  db: Database,
  { memberId, merchantCode }: Pick<MemberSession, 'memberId' | 'merchantCode'>,
  query: HistoryQuery,
): Promise<Page> {
  const { startDate, endDate, cursor, status, language } = query;
  const { zone } = await readTerms(db, merchantCode);
  const [from, last] = [startOf(startDate, 'startDate', zone), startOf(endDate, 'endDate', zone)];
  const until = dayEnd(last, zone);
  if (last < from) throw invalid('"endDate" is before "startDate"', 'endDate');
  if (shiftDay(startDate, MAX_DAYS) <= endDate) throw invalid(`"endDate" is more than ${MAX_DAYS} days on`, 'endDate');
  const { size, isFirst } = requirePage(query);
  const [below = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  const states = status === undefined ? null : status === 'open' ? STATES.filter(isDepositOpen) : [status];
  const found = await listDeposits(db, { memberId, from, until, states, below, max: size + 1 });
  const rows = found.slice(0, size);
  return {
    content: await toOrders(db, rows, language),
    cursor: found.length > size ? String(rows.at(-1)?.id) : null,
    pageNum: isFirst ? 1 : null,
    totalPages: null,
    total: null,
  };
}
