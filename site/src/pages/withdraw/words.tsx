/** What the steps of a withdrawal share: times, and why something was refused. */
import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';

/** A time of the server's clock; the day too where it is another one. */
export function useTime(): (at: number) => string {
  const { tag } = useText();
  const lobby = useLobby();
  const zone = lobby.config.timeZone;
  return at => {
    const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: zone });
    const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(at);
    return day.format(at) === day.format(lobby.clock.serverNow()) ? clock : `${day.format(at)}, ${clock}`;
  };
}

/** Why something was refused, in the kit's words; a wrong password tells the tries that are left. */
export function Refused({ error }: { readonly error: CallError | null }) {
  const text = useText();
  if (!error) return null;
  const { left } = (error.data ?? {}) as { readonly left?: unknown };
  const isCounted = error.code === ERROR_CODES.withdrawPasswordWrong && left !== undefined;
  const sentence = isCounted ? text('wd.no.withdraw.password.wrong', { left: String(left) }) : errorText(error, text);
  return <Alert>{sentence}</Alert>;
}
