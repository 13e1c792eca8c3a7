/** Finds and sorts messages, and formats their snippets and dates. */
import { calendarDate, formatDate, type Message, plainLines, shortDate, zonedTime } from 'lobbykit/domain';
import type { DateFormat } from '../../shared/time/date-format.ts';

/** Returns the message whose id is in the query; null if no message has this id (MSG-02). */
export function findMessage<M extends Message>(rows: readonly M[], search: string): M | null {
  const id = new URLSearchParams(search).get('id');
  return (id !== null && rows.find(row => row.id === id)) || null;
}

/** Row of the message list: an announcement, or mail to this member. */
export interface MessageRow {
  readonly from: 'announcements' | 'mail';
  readonly message: Message;
}

/** Merges announcements and mail, newest first; at equal times, announcements come before mail (ROUTE-26). */
export const mergedMessages = (announcements: readonly Message[], mail: readonly Message[]): readonly MessageRow[] =>
  [
    ...announcements.map((message): MessageRow => ({ from: 'announcements', message })),
    ...mail.map((message): MessageRow => ({ from: 'mail', message })),
  ].sort((a, b) => (b.message.startDate ?? 0) - (a.message.startDate ?? 0));

/** True if the query contains a message id. */
export const hasMessageId = (search: string): boolean => new URLSearchParams(search).has('id');

/** URL of a message. Mail has a separate path, because an announcement may have the same id. */
export const messagePath = ({ from, message: { id } }: MessageRow): string =>
  `${from === 'mail' ? '/m/webEmail' : '/m/messageDetail'}?${new URLSearchParams({ id })}`;

/** Maximum length of a snippet, characters; more than any list has space for. */
const SNIPPET = 160;

/** Returns the start of the message as plain text. */
export const snippet = ({ content }: Pick<Message, 'content'>): string =>
  plainLines(content).join(' ').slice(0, SNIPPET);

/**
 * Formats the date of a message: only the time for today, the day for this year, otherwise the full date. '' if the
 * date is missing or 0.
 * @param now server time, ms since 1970
 */
export function messageDate(at: number | null, now: number, { tag, zone, ahead }: DateFormat): string {
  const day = calendarDate(at, zone);
  const today = calendarDate(now, zone);
  if (!at || !day || day.year !== today?.year) return at ? formatDate(at, tag, zone) : '';
  const isToday = day.month === today.month && day.day === today.day;
  return isToday ? zonedTime(at, tag, zone, ahead(at)) : shortDate(at, tag, zone);
}

/** Formats the full date and time of a message; '' without a date. */
export const sentAt = (at: number | null, { tag, zone, ahead }: DateFormat): string =>
  at ? `${formatDate(at, tag, zone)} ${zonedTime(at, tag, zone, ahead(at))}` : '';
