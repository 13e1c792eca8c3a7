/** Date format of the page: its language and the merchant's time zone, which is shown if the reader's zone differs. */
import { minutesAhead } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { DateFormat } from './date-format.ts';

export function useDateFormat(): DateFormat {
  const { timeZone } = useLobby().config;
  const { tag } = useText();
  return { tag, zone: timeZone, ahead: minutesAhead };
}
