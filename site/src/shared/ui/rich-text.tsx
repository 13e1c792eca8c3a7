import { RichText } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';

export interface RichProps {
  readonly html: string;
  /** Called when a link in the text has opened another page of this site. */
  readonly onLeave?: () => void;
}

/**
 * Renders formatted text from the operator and reports forbidden markup (S7). Links to this site open without a reload
 * and keep session and history; with a modifier key, the browser opens a new tab.
 */
export function Rich({ html, onLeave }: RichProps) {
  const lobby = useLobby();
  const text = usePageText();
  const [, navigate] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const report = useCallback(
    () => lobby.fact('error', { kind: 'degraded', message: 'HTML is shown as text', lobby: lobby.name }),
    [lobby],
  );
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (held || event.defaultPrevented || link?.origin !== location.origin) return;
      if (!link.pathname.startsWith('/m/')) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
      onLeave?.();
    };
    const { current } = box;
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate, onLeave]);
  return (
    <div ref={box}>
      <RichText
        html={html}
        base={lobby.config.gateway}
        failed={text('rich.failed')}
        retry={text('failed.retry')}
        onDegraded={report}
      />
    </div>
  );
}
