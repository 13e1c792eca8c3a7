/**
 * Container of the download bar. It decides before the first paint, without the code of the bar, whether the bar is
 * shown (FRAME-09, FRAME-10).
 */
import { readDevice, readStored } from 'lobbykit';
import { downloadBarHidden } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../shared/loading/when-idle.ts';
import type { PageDownloadBarProps } from './download-bar.tsx';

const isStored = (key: string) => readStored('', key) === '1';

/**
 * Decides only once per page whether to show the bar, so that the layout does not shift. In a home screen shortcut, the
 * bar requires the iOS app link from the settings and may therefore not be shown before the next page.
 */
export function DownloadSlot({ path }: { path: string }) {
  const lobby = useLobby();
  const [dismissed, setDismissed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decides again on another page
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

/** Loads the code of the bar after the page has loaded. */
function useLateBar(enabled: boolean) {
  const [Bar, setBar] = useState<ComponentType<PageDownloadBarProps> | null>(null);
  useEffect(() => {
    if (!enabled) return;
    return whenIdle(() => {
      // Ignores a failed load, because the page works without the bar.
      import('./download-bar.tsx').then(({ PageDownloadBar }) => setBar(() => PageDownloadBar)).catch(() => {});
    });
  }, [enabled]);
  return Bar;
}
