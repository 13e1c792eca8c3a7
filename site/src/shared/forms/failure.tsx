import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { usePageText } from '../i18n/page-text.ts';

/**
 * Error of a form submission that does not belong to a single field. For a locked login, the text includes the minutes
 * until the next attempt.
 */
export function Failure({ error }: { error: CallError | null }) {
  const text = useText();
  const pageText = usePageText();
  if (!error) return null;
  const isLocked = error.code === ERROR_CODES.loginLocked && error.retryAfter !== undefined;
  const minutes = String(Math.ceil((error.retryAfter ?? 0) / 60_000));
  return <Alert>{isLocked ? pageText('failure.locked', { minutes }) : errorText(error, text)}</Alert>;
}
