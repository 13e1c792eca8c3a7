/** How the page writes points: in its language, with decimals only where there are some. */
import { useText } from 'lobbykit/react';
import { useMemo } from 'react';

/** @returns writes decimal text: `9,860`, `0.25` */
export function usePoints(): (points: string) => string {
  const { tag } = useText();
  return useMemo(() => {
    const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, numberingSystem: 'latn' });
    return points => format.format(Number(points));
  }, [tag]);
}
