/** A grey block of given size in place of what is still to come. */
import type { CSSProperties } from './dialect.ts';

export interface SkeletonProps {
  /** Units of `--lobby-px`, or a share of the row such as `60%`. */
  readonly width: number | string;
  readonly height: number;
  readonly round?: boolean;
}

export function Skeleton({ width, height, round }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: typeof width === 'number' ? units(width) : width,
    blockSize: units(height),
    maxInlineSize: '100%',
    borderRadius: round ? '50%' : undefined,
  };
  return <span className="lk-skeleton" style={style} />;
}

const units = (n: number) => `calc(${n} * var(--lk-px))`;
