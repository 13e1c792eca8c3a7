/**
 * Formats an instant (ms since 1970) in the page language and the merchant's time zone, which is named if the reader's
 * zone differs.
 */
import { zonedDateTime } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useDateFormat } from './use-date-format.ts';

export function useDateTime(): (at: number) => string {
  const { clock } = useLobby();
  const { tag, zone, ahead } = useDateFormat();
  return at => zonedDateTime(at, clock.serverNow(), tag, zone, ahead(at));
}
