/** How the security center writes how long ago something was. */
import { useLobby, useText } from 'lobbykit/react';
import { useDateTime } from '../../shared/time/use-date-time.ts';

/** How long ago something was, up to a day; the day and the time before that. */
export function useAgo(): (at: number) => string {
  const lobby = useLobby();
  const text = useText();
  const moment = useDateTime();
  return at => {
    const minutes = Math.floor((lobby.clock.serverNow() - at) / 60_000);
    if (minutes < 1) return text('sc.now');
    const texts = new Intl.RelativeTimeFormat(text.tag, { style: 'short' });
    if (minutes < 60) return texts.format(-minutes, 'minute');
    if (minutes < 1_440) return texts.format(-Math.floor(minutes / 60), 'hour');
    return moment(at);
  };
}
