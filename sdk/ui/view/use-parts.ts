/** Part names of a component, memoized while the host's classes are equal. */
import { useMemo } from '../dialect.ts';
import { type ClassNames, type PartOf, partsWith } from './part-names.ts';

/**
 * Returns the part names. @param classNames compared by value, because the host creates a new object in each rendering
 */
export function useParts(classNames: ClassNames | undefined): PartOf {
  const names = JSON.stringify(classNames);
  return useMemo(() => partsWith(classNames), [names]);
}
