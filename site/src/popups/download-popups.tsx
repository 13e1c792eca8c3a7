/** Downloads above any page: the links, the guide and the way to the home screen (HOME-05), loaded when one is first asked for. */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { downloadPlace } from '../models/download-panels.ts';
import { useOpened } from '../parts/use-opened.ts';
import { FAILURE_MS } from '../rules/durations.ts';
import { useMessages } from './messages.ts';
import { usePopups } from './popups.ts';

const loadDialogs = () => import('./download-dialogs.tsx').then(chunk => chunk.DownloadDialogs);

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
  const Dialogs = useOpened(loadDialogs, open, () => {
    messages.notice(text('late.title'), FAILURE_MS);
    place.show(null);
  });
  return Dialogs && <Dialogs place={place} />;
}
