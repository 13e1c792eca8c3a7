/** Placeholder with a given size for content that is loading. */
import type { CSSProperties } from '../dialect.ts';

export interface SkeletonProps {
  /** Width in units of `--lobby-px`, or as a percentage of the row, such as `60%`. */
  readonly width: number | string;
  readonly height: number;
  readonly round?: boolean;
}

export function Skeleton({ width, height, round }: SkeletonProps) {
  // Prerendered content allows only custom properties in style attributes.
  const style = { '--lk-wide': typeof width === 'number' ? units(width) : width, '--lk-high': units(height) };
  return <span className={round ? 'lk-skeleton lk-round' : 'lk-skeleton'} style={style as CSSProperties} />;
}

const units = (n: number) => `calc(${n} * var(--lk-px))`;
