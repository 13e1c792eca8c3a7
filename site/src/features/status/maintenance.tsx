/** Status page during maintenance (GATE-02, GATE-09..11, GATE-15). */
import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { GatePage } from './gate-page.tsx';

const BALLS = [
  { x: 38, y: 150, r: 16, fill: 'var(--lk-gold-fill)' },
  { x: 66, y: 156, r: 11, fill: 'var(--lk-success)' },
] as const;

/** Angles of the gear teeth, degrees. */
const TEETH = [0, 45, 90, 135, 180, 225, 270, 315];

/** Lottery drum with a gear inside, the balls next to it, and a wrench. */
const MaintenanceIllustration = () => (
  <svg viewBox="0 0 240 180" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <ellipse cx="120" cy="168" rx="96" ry="8" fill="var(--lk-sunken)" />
    <path d="M92 124 76 162h88l-16-38Z" fill="var(--lk-accent)" />
    <rect x="68" y="154" width="104" height="12" rx="6" fill="var(--lk-accent)" />
    <circle cx="120" cy="78" r="60" fill="var(--lk-card)" stroke="var(--lk-control)" strokeWidth="4" />
    <path d="M78 60q8-24 34-28" stroke="var(--lk-control)" strokeWidth="5" opacity=".6" />
    <g className="gate-gear" stroke="var(--lk-control)" strokeWidth="10">
      {TEETH.map(angle => (
        <path key={angle} d="M120 54v-6" transform={`rotate(${angle} 120 82)`} />
      ))}
      <circle cx="120" cy="82" r="22" />
    </g>
    {BALLS.map(({ x, y, r, fill }) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} fill={fill} />
        <circle cx={x} cy={y} r={r / 2} fill="#fff" />
      </g>
    ))}
    {/* Wrench that leans against the drum. */}
    <g transform="rotate(-14 204 166)" fill="var(--lk-gold-fill)">
      <rect x="196" y="92" width="15" height="75" rx="7" />
      <path d="M196 52a23 23 0 1 0 15 0v19l-7.5 6-7.5-6Z" />
      <circle cx="203.5" cy="157" r="3.5" fill="var(--lk-card)" />
    </g>
  </svg>
);

export function MaintenancePage() {
  const text = usePageText();
  const { info } = useStore(statusGate(useLobby()).$gate);
  return (
    <GatePage title={text('maintenance')} drawing={<MaintenanceIllustration />}>
      <p>{info || text('info_maintenance')}</p>
    </GatePage>
  );
}
