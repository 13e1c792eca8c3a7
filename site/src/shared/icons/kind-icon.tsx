/** Small icons of the game categories, in two or three fixed colors that are the same in both themes. */
import type { ReactNode } from 'react';

const SEVEN = 'M-22-30h46v16C8 2 2 16 0 32h-18C-15 12-7-3 4-13h-26Z';

const PICTURES: Readonly<Record<string, ReactNode>> = {
  HOT: (
    <>
      <path d="M17 2c1 6 8 9 8 17a9 9 0 0 1-18 0c0-4 2-7 4-9 0 3 2 4 3 4-1-5 1-10 3-12Z" fill="#ff5a2e" />
      <path d="M16 15c1 3 4 4 4 7.5a4 4 0 0 1-8 0c0-2.5 2-3.5 4-7.5Z" fill="#ffd24a" />
    </>
  ),
  RNG: (
    <>
      <rect x="3" y="5" width="26" height="22" rx="6" fill="#7b4dff" />
      <rect x="6" y="9" width="20" height="14" rx="3" fill="#fff" />
      {[11, 16.3, 21.6].map(x => (
        <path key={x} d={SEVEN} transform={`translate(${x} 16) scale(.17)`} fill="#e0182f" />
      ))}
    </>
  ),
  INHOUSE: (
    <>
      <path d="m4 9 6 6 6-10 6 10 6-6-3 16H7Z" fill="#f2a90c" />
      <rect x="7" y="25" width="18" height="3.4" rx="1.7" fill="#c97f0a" />
      <circle cx="16" cy="19" r="3" fill="#fff" />
      <path d="M4 8h0M28 8h0M16 4h0" stroke="#f2a90c" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  PVP: (
    <>
      <rect x="-11" y="-11" width="14" height="20" rx="3" fill="#1d5fd1" transform="translate(16 16) rotate(-12)" />
      <g transform="translate(18 16) rotate(12)">
        <rect x="-5" y="-11" width="15" height="20" rx="3" fill="#fff" stroke="#c9d0df" />
        <path d="M2.5 4-2-.6C-4.7-3.3-1-7.3 2.5-3.8 6-7.3 9.7-3.3 7-.6Z" fill="#e0182f" />
      </g>
    </>
  ),
  FISH: (
    <>
      <path d="M2 17C7 7 18 7 23 14l7-5v16l-7-5C18 27 7 26 2 17Z" fill="#0c93c9" />
      <circle cx="9" cy="15" r="2.2" fill="#fff" />
      <path d="M15 10q3 7 0 14" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="2" />
    </>
  ),
  LIVE: (
    <>
      <circle cx="16" cy="16" r="13" fill="#0f9a66" />
      <circle cx="16" cy="16" r="13" fill="none" stroke="#fff" strokeWidth="4" strokeDasharray="5 5.2" />
      <circle cx="16" cy="16" r="9.4" fill="#0f9a66" />
      <circle cx="16" cy="16" r="8" fill="none" stroke="#fff" strokeOpacity=".8" />
      <path d="m13.6 12 6.4 4-6.4 4Z" fill="#fff" />
    </>
  ),
  SPORTS: (
    <>
      <circle cx="16" cy="16" r="13" fill="#fff" stroke="#25304a" strokeWidth="1.6" />
      <path d="m16 10 5.5 4-2.1 6.4h-6.8L10.5 14Z" fill="#25304a" />
      <path
        d="M16 10V3m5.5 11 6.9-2m-9 8.4 4.2 6.2m-11-6.2-4.2 6.2M10.5 14l-6.9-2"
        stroke="#25304a"
        strokeWidth="1.8"
      />
    </>
  ),
  ESPORTS: (
    <>
      <path d="M9 9h14c6 0 8 14 5 16s-6-4-8-4h-8c-2 0-5 6-8 4S3 9 9 9Z" fill="#5b3df0" />
      <path d="M10 12v6m-3-3h6" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="21" cy="13" r="1.7" fill="#ffd24a" />
      <circle cx="24" cy="16" r="1.7" fill="#ff6b9a" />
    </>
  ),
  COCKFIGHT: (
    <>
      <path d="M8 13c-2 9 2 16 10 15 9-1 12-12 10-22-4 5-7 8-11 8Z" fill="#e8590c" />
      <circle cx="12" cy="11" r="6" fill="#ffb020" />
      <path d="M8 6q1-5 4-1 3-4 5 1-2 2-9 1Z" fill="#e0182f" />
      <path d="m6 11-5 2 6 1.6Z" fill="#f7b500" />
      <circle cx="11" cy="10.4" r="1.4" fill="#25140a" />
    </>
  ),
};

/** Icon for an unknown category. */
const OTHER = (
  <>
    <rect x="4" y="4" width="24" height="24" rx="7" fill="#d3152f" />
    <path d="M11 11h0M21 11h0M16 16h0M11 21h0M21 21h0" stroke="#fff" strokeWidth="4.4" strokeLinecap="round" />
  </>
);

export const KindIcon = ({ kind }: { kind: string }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
    {Object.hasOwn(PICTURES, kind) ? PICTURES[kind] : OTHER}
  </svg>
);
