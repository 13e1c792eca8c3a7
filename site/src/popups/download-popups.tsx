/** Downloads above any page: the links, the guide and the way to the home screen (HOME-05), loaded when one is first asked for. */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { downloadPlace } from '../models/download-panels.ts';
import { FAILURE_MS } from '../rules/durations.ts';
import type { DownloadDialogsProps } from './download-dialogs.tsx';
import { useMessages } from './messages.ts';
import { usePopups } from './popups.ts';

export function DownloadPopups() {
  const lobby = useLobby();
  const text = usePageText();
  const messages = useMessages();
  const popups = usePopups();
  const [place] = useState(() => downloadPlace(popups));
  // Whoever asks, the bar or the service buttons: it is the page that shows the downloads.
  useEffect(
    () =>
      lobby.on('download-request', event => {
        event.preventDefault();
        place.show('links');
      }),
    [lobby, place],
  );
  const open = useStore(place.$panel) !== null;
  /** Stays once it has come, so that what closes can fade. */
  const [Dialogs, setDialogs] = useState<ComponentType<DownloadDialogsProps> | null>(null);
  useEffect(() => {
    if (Dialogs || !open) return;
    let wanted = true;
    import('./download-dialogs.tsx').then(
      chunk => {
        if (wanted) setDialogs(() => chunk.DownloadDialogs);
      },
      () => {
        // The next who asks tries again.
        if (!wanted) return;
        messages.notice(text('late.title'), FAILURE_MS);
        place.show(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [Dialogs, open, messages, place, text]);
  return Dialogs && <Dialogs place={place} />;
}
