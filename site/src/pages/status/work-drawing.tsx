/** The drum of a draw while it is worked on: its cover is off, a gear shows, the balls wait beside a wrench. */

const BALLS = [
  { x: 44, y: 158, r: 12, fill: 'var(--lk-gold-fill)' },
  { x: 68, y: 161, r: 9, fill: 'var(--lk-success)' },
] as const;

/** Teeth of the gear, by their angle in degrees. */
const TEETH = [0, 45, 90, 135, 180, 225, 270, 315];

export const WorkDrawing = () => (
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
    <path d="M180 78h16V64" stroke="var(--lk-control)" strokeWidth="5" strokeDasharray="1 9" />
    {BALLS.map(({ x, y, r, fill }) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} fill={fill} />
        <circle cx={x} cy={y} r={r / 2} fill="#fff" />
      </g>
    ))}
    {/* A wrench that leans on the base. */}
    <path d="m176 162 22-58" stroke="var(--lk-gold-fill)" strokeWidth="10" />
    <path
      d="M209 82a17 17 0 1 1-19-7l2 14 11 3Z"
      transform="rotate(8 198 90)"
      fill="var(--lk-gold-fill)"
      stroke="var(--lk-gold-fill)"
      strokeWidth="3"
    />
  </svg>
);
