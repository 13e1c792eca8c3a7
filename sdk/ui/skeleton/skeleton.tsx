/** Placeholder of a given size for loading content. */
import type { CSSProperties } from '../dialect.ts';

export interface SkeletonProps {
  /** Units of `--lobby-px`, or a fraction of the row such as `60%`. */
  readonly width: number | string;
  readonly height: number;
  readonly round?: boolean;
}

export function Skeleton({ width, height, round }: SkeletonProps) {
  // Custom properties are the only styles allowed in prerendered content.
  const style = { '--lk-wide': typeof width === 'number' ? units(width) : width, '--lk-high': units(height) };
  return <span className={round ? 'lk-skeleton lk-round' : 'lk-skeleton'} style={style as CSSProperties} />;
}

const units = (n: number) => `calc(${n} * var(--lk-px))`;
