import { RichText } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../i18n/page-text.ts';

/** What an operator wrote, with its formatting. */
export function Rich({ html }: { html: string }) {
  const text = usePageText();
  const { gateway } = useLobby().config;
  return <RichText html={html} base={gateway} failed={text('rich.failed')} retry={text('failed.retry')} />;
}
