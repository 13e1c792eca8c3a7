/** How the page writes dates and times: in its language and the merchant's zone, which is said where the reader's is another. */
import { minutesAhead } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { DateFormat } from './date-format.ts';

export function useDateFormat(): DateFormat {
  const { timeZone } = useLobby().config;
  const { tag } = useText();
  return { tag, zone: timeZone, ahead: minutesAhead };
}
