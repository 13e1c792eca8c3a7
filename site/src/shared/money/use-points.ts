/** Formats points in the page language, without decimals if they are zero. */
import { useText } from 'lobbykit/react';
import { useMemo } from 'react';

/** @returns a formatter for decimal text, with results such as `9,860` or `0.25` */
export function usePoints(): (points: string) => string {
  const { tag } = useText();
  return useMemo(() => {
    const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, numberingSystem: 'latn' });
    return points => format.format(Number(points));
  }, [tag]);
}
