import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { useDateTime } from '../../shared/time/use-date-time.ts';

/** Why a step was refused, in the kit's words; nothing where none was. */
export function FormError({ error }: { readonly error: CallError | null }) {
  const text = useText();
  const { clock } = useLobby();
  const moment = useDateTime();
  if (!error) return null;
  const { code, retryAfter } = error;
  // Codes that were asked for too soon or too often.
  if (code === ERROR_CODES.busy && retryAfter !== undefined) {
    return <Alert>{text('sc.c.often', { time: moment(clock.serverNow() + retryAfter) })}</Alert>;
  }
  return <Alert>{errorText(error, text)}</Alert>;
}

/** What the gateway says about one field, in the member's language; undefined where it says nothing. */
export function textsOf(error: CallError | null, name: string): string | undefined {
  const texts: unknown = Object(Object(error?.data).fields)[name];
  return error?.code === ERROR_CODES.inputInvalid && typeof texts === 'string' && texts !== '' ? texts : undefined;
}
