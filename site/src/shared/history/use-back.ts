import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { backTarget } from '../layout/bars.ts';
import { layerOf } from './layers.ts';
import { movedInside, previousPath } from './steps.ts';

const HOME = '/m/home';

/**
 * Goes home from the pages of FRAME-05, else one page back (FRAME-06), home from the first page of a visit (OPEN: FRAME-07).
 * A frame on the page may have added steps of its own to the history; then the page one came from takes the place of this
 * one, and so does home where it is not the last step.
 */
export function useBack(): () => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return useCallback(() => {
    const from = previousPath(window);
    const to = backTarget(path, search) === 'home' ? HOME : from;
    if (from !== null && from === to && !movedInside(window)) history.go(-1 - layerOf(window));
    else navigate(to ?? HOME, { replace: true });
  }, [path, search, navigate]);
}
