import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';

/** Why a form could not be sent, where no single field is to blame. */
export function Failure({ error }: { error: CallError | null }) {
  const text = useText();
  return error && <Alert>{errorText(error, text)}</Alert>;
}
