/** Reminds of the closing sale of a favorite lottery above any page (OPEN: ROUTE-34). */
import { useEffect, useEffectEvent } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { REMINDER_MS } from '../../shared/time/durations.ts';
import { useReminders } from './reminders-model.ts';

export function ReminderListener() {
  const text = usePageText();
  const toasts = useToasts();
  const reminders = useReminders();
  // An effect event uses the current texts: a new subscription would forget which draws have been seen.
  const remind = useEffectEvent((name: string, minutes: number) =>
    toasts.notice(text('remind.closing', { name, minutes: String(minutes) }), REMINDER_MS),
  );
  useEffect(() => reminders.follow(({ name }, minutes) => remind(name, minutes)), [reminders]);
  return null;
}
