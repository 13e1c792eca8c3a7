/** Tells above any page what a draw brought to the member's tickets, in the words of the message in the inbox. */
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
        // Wins and stakes given back are in the balance already.
        void lobby.refreshWallet();
      }),
    [results, toasts, lobby],
  );
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const { waiting } = Object(Object(data).lobbykit);
      // From the game in the frame alone; what it says is a time and nothing else.
      const frames = [...document.querySelectorAll('iframe')];
      if (typeof waiting === 'number' && frames.some(frame => frame.contentWindow === source)) results.wait(waiting);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [results]);
  return null;
}
