/** Why a step of a withdrawal was refused. */
import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';

/** In the kit's words; a wrong password tells the tries that are left. */
export function FormError({ error }: { readonly error: CallError | null }) {
  const text = useText();
  if (!error) return null;
  const { left } = (error.data ?? {}) as { readonly left?: unknown };
  const isCounted = error.code === ERROR_CODES.withdrawPasswordWrong && left !== undefined;
  const sentence = isCounted ? text('wd.no.withdraw.password.wrong', { left: String(left) }) : errorText(error, text);
  return <Alert>{sentence}</Alert>;
}
