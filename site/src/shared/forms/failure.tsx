import { type CallError, errorText } from 'lobbykit';
import { Alert } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { usePageText } from '../i18n/page-text.ts';

/** Why a form could not be sent, where no single field is to blame. Where the gateway says how long to wait, so does this. */
export function Failure({ error }: { error: CallError | null }) {
  const text = useText();
  const pageText = usePageText();
  if (!error) return null;
  const isLocked = error.code === ERROR_CODES.loginLocked && error.retryAfter !== undefined;
  const minutes = String(Math.ceil((error.retryAfter ?? 0) / 60_000));
  return <Alert>{isLocked ? pageText('failure.locked', { minutes }) : errorText(error, text)}</Alert>;
}
