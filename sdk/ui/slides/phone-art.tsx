/** Illustrations of a phone's screen in the colors of the theme, for the steps of a guide. */
import type { ReactNode } from '../dialect.ts';

/** Background with an upright phone. Its screen spans x from 92 to 188 and starts at y 40. */
export function PhoneArt({ children }: { children: ReactNode }) {
  return (
    <svg className="lk-phone-art" viewBox="0 0 280 190" aria-hidden="true">
      <rect className="lk-art-ground" width="280" height="190" rx="16" />
      <path className="lk-art-phone" d="M82 200V32a20 20 0 0 1 20-20h76a20 20 0 0 1 20 20v168Z" />
      <path className="lk-art-soft" d="M126 20h28a4 4 0 0 1 0 8h-28a4 4 0 0 1 0-8Z" />
      {children}
    </svg>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Marks the position to tap. */
export const Tap = ({ x, y }: At) => (
  <g>
    <circle className="lk-art-halo" cx={x} cy={y} r="17" />
    <circle className="lk-art-ring" cx={x} cy={y} r="17" />
  </g>
);

/** List row: a disc and a bar that stands for text. `highlighted`: true for the row to tap. */
export function Row({ y, highlighted = false, width = 46 }: { y: number; highlighted?: boolean; width?: number }) {
  return (
    <g>
      <rect className={highlighted ? 'lk-art-tint' : 'lk-art-card'} x="92" y={y} width="96" height="24" rx="7" />
      <rect className={highlighted ? 'lk-art-mark' : 'lk-art-soft'} x="99" y={y + 6} width="12" height="12" rx="4" />
      <rect className={highlighted ? 'lk-art-mark' : 'lk-art-soft'} x="118" y={y + 9} width={width} height="6" rx="3" />
    </g>
  );
}

/** Logo of the app, `size` wide: a light ball on the accent color. */
export const AppLogo = ({ x, y, size }: At & { size: number }) => (
  <g>
    <rect className="lk-art-mark" x={x} y={y} width={size} height={size} rx={size * 0.28} />
    <circle className="lk-art-on" cx={x + size / 2} cy={y + size / 2} r={size * 0.25} />
  </g>
);
