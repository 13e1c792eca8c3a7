/** Shows a toast on any page before the sale of a favorite lottery closes (OPEN: ROUTE-34). */
import { useEffect, useEffectEvent } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { REMINDER_MS } from '../../shared/time/durations.ts';
import { useReminders } from './reminders-model.ts';

export function ReminderListener() {
  const text = usePageText();
  const toasts = useToasts();
  const reminders = useReminders();
  // An effect event uses the current texts without a new subscription, which would forget the draws already seen.
  const remind = useEffectEvent((name: string, minutes: number) =>
    toasts.notice(text('remind.closing', { name, minutes: String(minutes) }), REMINDER_MS),
  );
  useEffect(() => reminders.follow(({ name }, minutes) => remind(name, minutes)), [reminders]);
  return null;
}
