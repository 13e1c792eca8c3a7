import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { backTarget } from './back-target.ts';
import { layerOf } from './layers.ts';
import { movedInside, previousPath } from './steps.ts';

const HOME = '/m/home';

/**
 * Navigates to home from the pages of FRAME-05, else to the previous page (FRAME-06), or to home from the first page of
 * a visit (OPEN: FRAME-07). If a frame has added history entries, or if home is not the previous entry, the target
 * replaces the current entry.
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
