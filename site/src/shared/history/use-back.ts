import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { backTarget } from './back-target.ts';
import { layerOf } from './layers.ts';
import { movedInside, previousPath } from './steps.ts';

const HOME = '/m/home';

/**
 * Returns the handler of the Back button: opens home from the pages of FRAME-05 and from the first page of a visit
 * (OPEN: FRAME-07), otherwise the previous page (FRAME-06). The target replaces the current history entry if it is not
 * the previous entry, or if an iframe has added entries.
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
