/** Part names of a component, memoized by the host's classes. */
import { useMemo } from '../dialect.ts';
import { type ClassNames, type PartOf, partsWith } from './part-names.ts';

/**
 * Returns the part names. @param classNames compared by value, because a host creates a new object with each rendering
 */
export function useParts(classNames: ClassNames | undefined): PartOf {
  const names = JSON.stringify(classNames);
  return useMemo(() => partsWith(classNames), [names]);
}
