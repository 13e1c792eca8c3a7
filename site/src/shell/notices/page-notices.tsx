/** Notices of the site: offline (R12), unknown site status (R16), and new build available (FRAME-29). */
import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { Button, Icon as KitIcon, registerFloating, type Shape } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useEffect, useRef, useState } from 'react';
import { ResultListener } from '../../features/lottery/draw-result-listener.tsx';
import { EndListener } from '../../features/security/session-end-listener.tsx';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { createUpdates, type Updates } from './updates-model.ts';
import './page-notices.css';

/** Icon of a crossed-out server (lucide, ISC license). */
const SERVER_OFF: Shape = [
  'M7 2h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-5M10 10 2.5 2.5C2 2 2 2.5 2 5v3a2 2 0 0 0 2 2h6',
  'M22 17v-1a2 2 0 0 0-2-2h-1M4 14a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h16l1-.5.5.5-8-8H4ZM6 18h.01M2 2l20 20',
];

/** Notice shown when the site status has been unknown for minutes; the site stays usable (GATE-08, R16). */
function StatusNotice() {
  const lobby = useLobby();
  const text = usePageText();
  const gate = statusGate(lobby);
  const { unsure } = useStore(gate.$gate);
  // Hidden while the offline notice is visible.
  const offline = useStore(lobby.$offline);
  if (!unsure || offline) return null;
  return (
    <div className="page-note">
      <KitIcon shape={SERVER_OFF} size={20} />
      <p>
        <b>{text('status.unsure')}</b>
        <span>{text('status.unsureText')}</span>
      </p>
      <Button variant="quiet" onClick={() => void gate.refresh()}>
        {text('failed.retry')}
      </Button>
    </div>
  );
}

/** Icon of a crossed-out Wi-Fi signal (lucide, ISC license). */
const WIFI_OFF: Shape = [
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523',
  'M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
];

/** Starts the update checks; returns null during development, and in browsers without service workers (plain http). */
const follow = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? createUpdates({ workers: navigator.serviceWorker, page: document, reload: () => location.reload() })
    : null;

export function PageNotices() {
  const [updates] = useState(follow);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? registerFloating(box.current) : undefined), []);
  return (
    // The live region stays mounted, so that screen readers announce new notices.
    <div ref={box} className="page-notes" role="status">
      <OfflineNotice />
      <StatusNotice />
      <ResultListener />
      <EndListener />
      {updates && <UpdateNotice updates={updates} />}
    </div>
  );
}

function OfflineNotice() {
  const lobby = useLobby();
  const text = usePageText();
  const offline = useStore(lobby.$offline);
  useEffect(() => {
    // Sends a request if `onLine` is false, because `onLine` is unreliable. Without this, a page that sends no requests
    // would not detect that it is offline.
    const probe = () => void (navigator.onLine || lobby.retryOffline());
    probe();
    window.addEventListener('offline', probe);
    return () => window.removeEventListener('offline', probe);
  }, [lobby]);
  if (!offline) return null;
  return (
    <div className="page-note" data-offline="">
      <KitIcon shape={WIFI_OFF} size={20} />
      <p>
        <b>{text('offline.title')}</b>
        <span>{text('offline.text')}</span>
      </p>
      <Button variant="quiet" onClick={() => void lobby.retryOffline()}>
        {text('failed.retry')}
      </Button>
    </div>
  );
}

/** Notice about a new build. The visitor installs or postpones it, because a reload would discard typed text. */
function UpdateNotice({ updates }: { updates: Updates }) {
  const text = usePageText();
  if (!useStore(updates.$ready)) return null;
  return (
    <div className="page-note">
      <Icon name="refresh" size={20} />
      <p>
        <b>{text('update.title')}</b>
        <span>{text('update.text')}</span>
      </p>
      <div className="page-note-ways">
        <Button variant="quiet" onClick={updates.later}>
          {text('update.later')}
        </Button>
        <Button onClick={updates.take}>{text('update.take')}</Button>
      </div>
    </div>
  );
}
