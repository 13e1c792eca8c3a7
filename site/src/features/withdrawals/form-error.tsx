/** Error of the last request of a withdrawal step. */
import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';

/**
 * Shows the kit's error text. After a wrong withdrawal password, the text includes the number of remaining attempts.
 */
export function FormError({ error }: { readonly error: CallError | null }) {
  const text = useText();
  if (!error) return null;
  const { left } = (error.data ?? {}) as { readonly left?: unknown };
  const isCounted = error.code === ERROR_CODES.withdrawPasswordWrong && left !== undefined;
  const sentence = isCounted ? text('wd.no.withdraw.password.wrong', { count: Number(left) }) : errorText(error, text);
  return <Alert>{sentence}</Alert>;
}
