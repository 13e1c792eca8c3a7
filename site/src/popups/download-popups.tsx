/** Downloads above any page: the links, the guide and the way to the home screen (HOME-05), loaded when one is first asked for. */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { downloadPlace } from '../models/download-panels.ts';
import type { DownloadDialogsProps } from './download-dialogs.tsx';
import { usePopups } from './popups.ts';

/** In place of a part that did not come. */
const Nothing = () => null;

const Dialogs = lazy(async (): Promise<{ default: ComponentType<DownloadDialogsProps> }> => {
  const chunk = await import('./download-dialogs.tsx').catch(() => null);
  return { default: chunk?.DownloadDialogs ?? Nothing };
});

export function DownloadPopups() {
  const lobby = useLobby();
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
  /** Stays once it has been open, so that what closes can fade. */
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Dialogs place={place} />
      </Suspense>
    )
  );
}
