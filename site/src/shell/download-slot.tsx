/** The place of the download bar: decided before the first paint, by a rule that needs nothing of the bar (FRAME-09, FRAME-10). */
import { readDevice, readStored } from 'lobbykit';
import { downloadBarHidden } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../shared/loading/when-idle.ts';
import type { PageDownloadBarProps } from './download-bar.tsx';

const isStored = (key: string) => readStored('', key) === '1';

/**
 * The bar is decided once, by what is known when a page opens, so that nothing moves afterwards: in a shortcut, where a link to
 * an iOS app is needed, the bar comes with the next page.
 */
export function DownloadSlot({ path }: { path: string }) {
  const lobby = useLobby();
  const [dismissed, setDismissed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page looks again
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

/** The bar, which nobody waits for. */
function useLateBar(wanted: boolean) {
  const [Bar, setBar] = useState<ComponentType<PageDownloadBarProps> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => {
      // A page without its bar is still a page.
      import('./download-bar.tsx').then(({ PageDownloadBar }) => setBar(() => PageDownloadBar)).catch(() => {});
    });
  }, [wanted]);
  return Bar;
}
