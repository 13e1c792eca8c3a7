/** Illustrations of empty and error states. Their colors are design tokens, so that they fit both themes. */

const BALLS = [
  { x: 80, y: 96, r: 15, fill: 'var(--lk-accent)' },
  { x: 110, y: 99, r: 15, fill: 'var(--lk-gold-fill)' },
  { x: 126, y: 76, r: 13, fill: 'var(--lk-success)' },
] as const;

/** Symbols in an empty lottery drum: a heart if there are no favorites, a magnifying glass if there are no results. */
const SIGNS = {
  empty: 'M100 96 83 80c-10-10 4-25 17-12 13-13 27 2 17 12Z',
  none: 'M114 62a18 18 0 1 1-36 0 18 18 0 0 1 36 0ZM109 75l15 15',
} as const;

export type IllustrationName = 'error' | 'offline' | keyof typeof SIGNS;

/** Lottery drum. After a failure it contains balls and an exclamation mark, in an empty state a symbol. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg viewBox="0 0 200 150" fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="100" cy="140" rx="74" ry="7" fill="var(--lk-sunken)" />
      <path d="M72 104 58 138h84l-14-34Z" fill="var(--lk-accent)" />
      <rect x="50" y="130" width="100" height="10" rx="5" fill="var(--lk-accent)" />
      <circle cx="100" cy="66" r="52" fill="var(--lk-card)" stroke="var(--lk-control)" strokeWidth="4" />
      <path d="M152 66h14V52" stroke="var(--lk-control)" strokeWidth="5" strokeLinejoin="round" />
      <circle cx="166" cy="48" r="7" fill="var(--lk-accent)" />
      <path d="M64 50q8-20 28-24" stroke="var(--lk-control)" strokeWidth="5" opacity=".6" />
      {name === 'empty' || name === 'none' ? (
        <path
          d={SIGNS[name]}
          stroke="var(--lk-control)"
          strokeWidth={name === 'empty' ? 3 : 4.5}
          strokeDasharray={name === 'empty' ? '7 6' : undefined}
          strokeLinejoin="round"
        />
      ) : (
        <>
          {BALLS.map(ball => (
            <g key={ball.x}>
              <circle cx={ball.x} cy={ball.y} r={ball.r} fill={ball.fill} />
              <circle cx={ball.x} cy={ball.y} r={ball.r / 2} fill="#fff" />
            </g>
          ))}
          <circle cx="58" cy="26" r="18" fill="var(--lk-card)" />
          <circle cx="58" cy="26" r="15" fill="var(--lk-danger)" />
          <path
            d={name === 'offline' ? 'm51 33 14-14M51 24q7-6 14 0M58 33v.1' : 'M58 18v9M58 33v.1'}
            stroke="var(--lk-card)"
            strokeWidth={name === 'offline' ? 3 : 4.5}
          />
        </>
      )}
    </svg>
  );
}
