/**
 * Returns a formatter for times (ms since 1970), in the page language and the merchant's time zone. The text includes
 * the time zone if it differs from the visitor's.
 */
import { zonedDateTime } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useDateFormat } from './use-date-format.ts';

export function useDateTime(): (at: number) => string {
  const { clock } = useLobby();
  const { tag, zone, ahead } = useDateFormat();
  return at => zonedDateTime(at, clock.serverNow(), tag, zone, ahead(at));
}
