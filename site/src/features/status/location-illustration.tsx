/** A globe, a pin where the visitor is, and the sign that this is no way in. */
export const PlaceDrawing = () => (
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
