import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { useDateTime } from '../../shared/time/use-date-time.ts';

/** Error of the last change, in the kit's text; renders nothing without an error. */
export function FormError({ error }: { readonly error: CallError | null }) {
  const text = useText();
  const { clock } = useLobby();
  const moment = useDateTime();
  if (!error) return null;
  const { code, retryAfter } = error;
  // The gateway limits how often codes can be requested, so the text shows the next possible time.
  if (code === ERROR_CODES.busy && retryAfter !== undefined) {
    return <Alert>{text('sc.c.often', { time: moment(clock.serverNow() + retryAfter) })}</Alert>;
  }
  return <Alert>{errorText(error, text)}</Alert>;
}

/** Returns the gateway's error text about the field `name`, in the member's language; undefined if there is none. */
export function textsOf(error: CallError | null, name: string): string | undefined {
  const texts: unknown = Object(Object(error?.data).fields)[name];
  return error?.code === ERROR_CODES.inputInvalid && typeof texts === 'string' && texts !== '' ? texts : undefined;
}
