/** How the page writes an instant, ms since 1970: in its language, on the merchant's clock, which is named where the reader's differs. */
import { zonedMoment } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useWhen } from './use-when.ts';

export function useMoment(): (at: number) => string {
  const { clock } = useLobby();
  const { tag, zone, ahead } = useWhen();
  return at => zonedMoment(at, clock.serverNow(), tag, zone, ahead(at));
}
