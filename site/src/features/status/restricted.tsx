/** The site may not be used from the visitor's address or place (GATE-03, GATE-12, GATE-14). */
import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { GatePage } from './gate-page.tsx';
import { PlaceDrawing } from './location-illustration.tsx';

export function RestrictedPage() {
  const text = usePageText();
  const { info, location } = useStore(statusGate(useLobby()).$gate);
  return (
    <GatePage title={text('status.restricted')} drawing={<PlaceDrawing />}>
      <p>{text('status.restrictedText')}</p>
      {/* The operator's own words, where there are any (ERR-09). */}
      {info && <p>{info}</p>}
      {location && (
        <dl className="gate-address">
          <dt>{text('status.address')}</dt>
          <dd>{location}</dd>
        </dl>
      )}
    </GatePage>
  );
}
