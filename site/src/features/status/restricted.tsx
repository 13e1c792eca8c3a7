/** Status page for a visitor whose IP address or region is restricted (GATE-03, GATE-12, GATE-14). */
import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { GatePage } from './gate-page.tsx';

/** Globe with a location pin and a no-entry sign. */
const LocationIllustration = () => (
  <svg viewBox="0 0 240 180" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <ellipse cx="120" cy="168" rx="84" ry="8" fill="var(--lk-sunken)" />
    <circle cx="120" cy="92" r="66" fill="var(--lk-card)" stroke="var(--lk-control)" strokeWidth="4" />
    <g stroke="var(--lk-control)" strokeWidth="3" opacity=".5">
      <ellipse cx="120" cy="92" rx="28" ry="66" />
      <path d="M54 92h132M63 60h114M63 124h114" />
    </g>
    <path d="M120 128c-22-24-32-38-32-54a32 32 0 0 1 64 0c0 16-10 30-32 54Z" fill="var(--lk-accent)" />
    <circle cx="120" cy="73" r="13" fill="var(--lk-on-accent)" />
    <circle cx="182" cy="136" r="25" fill="var(--lk-card)" />
    <circle cx="182" cy="136" r="21" fill="var(--lk-danger)" />
    <path d="M171 136h22" stroke="var(--lk-card)" strokeWidth="6" />
  </svg>
);

export function RestrictedPage() {
  const text = usePageText();
  const { info, location } = useStore(statusGate(useLobby()).$gate);
  return (
    <GatePage title={text('status.restricted')} drawing={<LocationIllustration />}>
      <p>{text('status.restrictedText')}</p>
      {/* Additional text from the operator (ERR-09). */}
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
