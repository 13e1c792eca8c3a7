/**
 * Download dialogs: links, installation guide, and home screen instructions (HOME-05). They can open on any page, and
 * load when first opened.
 */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useOpenChunk } from '../../../shared/loading/use-open-chunk.ts';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { downloadPlace } from './download-popups-model.ts';

const loadDialogs = () => import('./download-dialogs.tsx').then(chunk => chunk.DownloadDialogs);

export function DownloadPopups() {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const popups = usePopups();
  const [place] = useState(() => downloadPlace(popups));
  // Opens a download dialog when the download bar or a service button requests it.
  useEffect(
    () =>
      lobby.on('download-request', event => {
        event.preventDefault();
        place.show('links');
      }),
    [lobby, place],
  );
  const open = useStore(place.$panel) !== null;
  const Dialogs = useOpenChunk(loadDialogs, open, () => {
    toasts.notice(text('late.title'), FAILURE_MS);
    place.show(null);
  });
  return Dialogs && <Dialogs place={place} />;
}
