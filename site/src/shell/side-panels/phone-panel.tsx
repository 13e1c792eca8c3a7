import { QrCode } from 'lobbykit/parts';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { isLoopback } from './loopback.ts';

/** The address of this page as a QR code; on a loopback address it says why a phone cannot follow. */
export function PhonePanel() {
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
