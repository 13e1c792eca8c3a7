/** Tells above any page that the sale of a favourite lottery is about to close (OPEN: ROUTE-34). */
import { useEffect } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { useReminders } from '../parts/reminders.ts';
import { REMINDER_MS } from '../rules/durations.ts';
import { useMessages } from './messages.ts';

export function ReminderWatch() {
  const text = usePageText();
  const messages = useMessages();
  const reminders = useReminders();
  useEffect(
    () =>
      reminders.follow(({ name }, minutes) =>
        messages.notice(text('remind.closing', { name, minutes: String(minutes) }), REMINDER_MS),
      ),
    [reminders, messages, text],
  );
  return null;
}
