import { QrCode } from 'lobbykit/parts';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { NextDrawPanel } from './next-draw-panel.tsx';
import './side-panels.css';

/** Panels of a wide screen: the next draw on the left, a QR code for a phone on the right. */
export function SidePanels() {
  return (
    <>
      <NextDrawPanel />
      <PhonePanel />
    </>
  );
}

/**
 * True for host names that other devices cannot reach: `localhost`, 127.x.x.x, and [::1], as in `location.hostname`.
 */
export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost\.?$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);

/** Address of this page as a QR code; on a loopback address, the reason why a phone cannot open it. */
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
