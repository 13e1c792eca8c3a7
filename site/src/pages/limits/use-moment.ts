/** How the page writes an instant, ms since 1970: day and time of the merchant's zone, with the year where it is another one. */
import { useLobby, useText } from 'lobbykit/react';

export function useMoment(): (at: number) => string {
  const { tag } = useText();
  const lobby = useLobby();
  const timeZone = lobby.config.timeZone;
  return at => {
    const yearOf = (time: number) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(time);
    const isOther = yearOf(at) !== yearOf(lobby.clock.serverNow());
    return new Intl.DateTimeFormat(tag, {
      ...(isOther ? { year: 'numeric' } : { weekday: 'short' }),
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(at);
  };
}
