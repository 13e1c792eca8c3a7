/** How the security center writes how long ago something was. */
import { useLobby, useText } from 'lobbykit/react';
import { useMoment } from '../../parts/content/use-moment.ts';

/** How long ago something was, up to a day; the day and the time before that. */
export function useAgo(): (at: number) => string {
  const lobby = useLobby();
  const text = useText();
  const moment = useMoment();
  return at => {
    const minutes = Math.floor((lobby.clock.serverNow() - at) / 60_000);
    if (minutes < 1) return text('sc.now');
    const words = new Intl.RelativeTimeFormat(text.tag, { style: 'short' });
    if (minutes < 60) return words.format(-minutes, 'minute');
    if (minutes < 1_440) return words.format(-Math.floor(minutes / 60), 'hour');
    return moment(at);
  };
}
