/** How the security center writes days and times: by the server's clock, in the merchant's zone. */
import { useLobby, useText } from 'lobbykit/react';

/** A day: 20 November 2026. */
export function useDay(): (at: number) => string {
  const { tag } = useText();
  const { timeZone } = useLobby().config;
  return at => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }).format(at);
}

/** A day with its time. */
export function useInstant(): (at: number) => string {
  const { tag } = useText();
  const { timeZone } = useLobby().config;
  return at => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
}

/** How long ago something was, up to a day; the day and the time before that. */
export function useAgo(): (at: number) => string {
  const lobby = useLobby();
  const text = useText();
  const instant = useInstant();
  return at => {
    const minutes = Math.floor((lobby.clock.serverNow() - at) / 60_000);
    if (minutes < 1) return text('sc.now');
    const words = new Intl.RelativeTimeFormat(text.tag, { style: 'short' });
    if (minutes < 60) return words.format(-minutes, 'minute');
    if (minutes < 1_440) return words.format(-Math.floor(minutes / 60), 'hour');
    return instant(at);
  };
}
