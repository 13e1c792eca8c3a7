/** How the page writes an instant, ms since 1970: in its language, on the merchant's clock, which is named where the reader's differs. */
import { zonedDateTime } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useDateFormat } from './use-date-format.ts';

export function useDateTime(): (at: number) => string {
  const { clock } = useLobby();
  const { tag, zone, ahead } = useDateFormat();
  return at => zonedDateTime(at, clock.serverNow(), tag, zone, ahead(at));
}
