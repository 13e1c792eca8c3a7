import { createContext, useContext } from 'react';
import type { Reminders } from '../models/lottery-reminders.ts';

const RemindersContext = createContext<Reminders | null>(null);
export const RemindersProvider = RemindersContext.Provider;

/** The reminders of this page: switched in the settings, shown above every page. */
export function useReminders(): Reminders {
  const reminders = useContext(RemindersContext);
  if (!reminders) throw new Error('useReminders: no RemindersProvider above');
  return reminders;
}
