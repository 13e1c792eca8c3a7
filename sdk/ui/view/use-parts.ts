/** Names of parts for a component: made anew only when the host's classes say something else. */
import { useMemo } from '../dialect.ts';
import { type ClassNames, type PartOf, partsWith } from './part-names.ts';

/** @param classNames compared by value: a host writes the object anew with each rendering */
export function useParts(classNames: ClassNames | undefined): PartOf {
  const names = JSON.stringify(classNames);
  return useMemo(() => partsWith(classNames), [names]);
}
