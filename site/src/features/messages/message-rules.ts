/** How messages are found, summed up and dated. */
import { calendarDate, formatDate, type Message, plainLines, shortDate, zonedTime } from 'lobbykit/domain';
import type { DateFormat } from '../../shared/time/date-format.ts';

/** The message a query names by `id`, null for none (MSG-02). */
export function findMessage<M extends Message>(rows: readonly M[], search: string): M | null {
  const id = new URLSearchParams(search).get('id');
  return (id !== null && rows.find(row => row.id === id)) || null;
}

/** A row of the list of messages: an announcement, or mail to this member. */
export interface MessageRow {
  readonly from: 'notices' | 'mail';
  readonly message: Message;
}

/** Announcements and mail in one list, the newest first; of one time they keep their order, announcements before mail (ROUTE-26). */
export const mergedMessages = (notices: readonly Message[], mail: readonly Message[]): readonly MessageRow[] =>
  [
    ...notices.map((message): MessageRow => ({ from: 'notices', message })),
    ...mail.map((message): MessageRow => ({ from: 'mail', message })),
  ].sort((a, b) => (b.message.startDate ?? 0) - (a.message.startDate ?? 0));

/** Does a query name a message at all? */
export const hasMessageId = (search: string): boolean => new URLSearchParams(search).has('id');

/** Address of one message. Mail has its own page: an announcement may have the same id. */
export const messagePath = ({ from, message: { id } }: MessageRow): string =>
  `${from === 'mail' ? '/m/webEmail' : '/m/messageDetail'}?${new URLSearchParams({ id })}`;

/** More of a message than any list has room for, in characters. */
const SNIPPET = 160;

/** Its first words, without formatting. */
export const snippet = ({ content }: Pick<Message, 'content'>): string =>
  plainLines(content).join(' ').slice(0, SNIPPET);

/**
 * When a message came, as short as a list needs it: the hour today, the day this year, the date before. '' for one without a
 * date, that is of the time 0.
 * @param now server time, ms since 1970
 */
export function messageDate(at: number | null, now: number, { tag, zone, ahead }: DateFormat): string {
  const day = calendarDate(at, zone);
  const today = calendarDate(now, zone);
  if (!at || !day || day.year !== today?.year) return at ? formatDate(at, tag, zone) : '';
  const isToday = day.month === today.month && day.day === today.day;
  return isToday ? zonedTime(at, tag, zone, ahead(at)) : shortDate(at, tag, zone);
}

/** The date in full, for the message itself. */
export const sentAt = (at: number | null, { tag, zone, ahead }: DateFormat): string =>
  at ? `${formatDate(at, tag, zone)} ${zonedTime(at, tag, zone, ahead(at))}` : '';
