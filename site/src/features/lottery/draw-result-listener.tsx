/**
 * Shows the results of the member's lottery tickets after a draw as a toast on any page. The text is the title of the
 * inbox message.
 */
import { createStorage } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { RESULT_MS } from '../../shared/time/durations.ts';
import { createDrawResults } from './draw-results-model.ts';

export function ResultListener() {
  const lobby = useLobby();
  const toasts = useToasts();
  const [results] = useState(() => createDrawResults(lobby, createStorage(lobby.config.storagePrefix)));
  useEffect(
    () =>
      results.follow(found => {
        toasts.notice(found.map(({ title }) => title).join(' · '), RESULT_MS);
        // Refreshes the balance, which already contains wins and refunded stakes.
        void lobby.refreshWallet();
      }),
    [results, toasts, lobby],
  );
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const { waiting } = Object(Object(data).lobbykit);
      if (typeof waiting !== 'number') return;
      // Accepts the time of a pending draw only from iframes of this page, which contain the games.
      const frames = [...document.querySelectorAll('iframe')];
      if (frames.some(frame => frame.contentWindow === source)) results.wait(waiting);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [results]);
  return null;
}
