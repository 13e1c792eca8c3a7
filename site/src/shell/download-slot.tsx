/**
 * Container of the download bar. Its visibility is decided before the first paint, without the code of the bar
 * (FRAME-09, FRAME-10).
 */
import { readDevice, readStored } from 'lobbykit';
import { downloadBarHidden } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../shared/loading/when-idle.ts';
import type { PageDownloadBarProps } from './download-bar.tsx';

const isStored = (key: string) => readStored('', key) === '1';

/**
 * Decides once per page whether to show the bar, so that the layout does not shift. In a home screen shortcut, which
 * needs an iOS app link, the bar appears on the next page.
 */
export function DownloadSlot({ path }: { path: string }) {
  const lobby = useLobby();
  const [dismissed, setDismissed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page decides again
  const shown = useMemo(() => {
    const links = lobby.$settings.value?.data?.downloadLinks ?? [];
    return (
      downloadBarHidden({
        device: readDevice(isStored('WEBCLIP')),
        closed: dismissed || isStored('hideDownloadBar'),
        hasIosLink: links.some(({ kind }) => kind === 'IOS'),
        requiresLogin: false,
        loggedIn: false,
      }) === null
    );
  }, [lobby, path, dismissed]);
  const Bar = useLateBar(shown);
  return shown && <div className="download-slot">{Bar && <Bar onDismiss={() => setDismissed(true)} />}</div>;
}

/** Loads the bar after the page. */
function useLateBar(enabled: boolean) {
  const [Bar, setBar] = useState<ComponentType<PageDownloadBarProps> | null>(null);
  useEffect(() => {
    if (!enabled) return;
    return whenIdle(() => {
      // A page works without its download bar.
      import('./download-bar.tsx').then(({ PageDownloadBar }) => setBar(() => PageDownloadBar)).catch(() => {});
    });
  }, [enabled]);
  return Bar;
}
