import { QrCode } from 'lobbykit/parts';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { NextDrawPanel } from './next-draw-panel.tsx';
import './side-panels.css';

/** Panels of a wide screen: the next draw on the left side, a QR code for phones on the right side. */
export function SidePanels() {
  return (
    <>
      <NextDrawPanel />
      <PhonePanel />
    </>
  );
}

/**
 * True if `hostname` (as in `location.hostname`) is only reachable on this device: `localhost`, 127.x.x.x, or [::1].
 */
export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost\.?$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);

/** URL of this page as a QR code. If the host name is a loopback address, explains why a phone cannot open it. */
function PhonePanel() {
  const text = usePageText();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <aside className="side" aria-labelledby="phone-title">
      <div className="card phone">
        <QrCode value={location.origin + path + (search && `?${search}`)} label={text('phone.code')} />
        <h2 id="phone-title">{text('phone.title')}</h2>
        <p>{text(isLoopback(location.hostname) ? 'phone.loopback' : 'phone.text')}</p>
      </div>
    </aside>
  );
}
