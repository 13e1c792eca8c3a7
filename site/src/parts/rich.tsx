import { RichText } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useCallback } from 'react';
import { usePageText } from '../i18n/page-text.ts';

/** What an operator wrote, with its formatting; that this page admits none is reported (security S7). */
export function Rich({ html }: { html: string }) {
  const lobby = useLobby();
  const text = usePageText();
  const report = useCallback(
    () => lobby.fact('error', { kind: 'degraded', message: 'HTML is shown as text', lobby: lobby.name }),
    [lobby],
  );
  return (
    <RichText
      html={html}
      base={lobby.config.gateway}
      failed={text('rich.failed')}
      retry={text('failed.retry')}
      onDegraded={report}
    />
  );
}
