/**
 * Returns the language of the page and the merchant's time zone. Formatted times include the zone if it differs from
 * the visitor's.
 */
import { minutesAhead } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { DateFormat } from './date-format.ts';

export function useDateFormat(): DateFormat {
  const { timeZone } = useLobby().config;
  const { tag } = useText();
  return { tag, zone: timeZone, ahead: minutesAhead };
}
