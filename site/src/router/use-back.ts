import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { cameFrom } from './steps.ts';

/**
 * Goes one page back (FRAME-06), home from the first page of a visit (OPEN: FRAME-07). A frame on the page may have added
 * steps of its own to the history; then the page one came from takes the place of this one.
 */
export function useBack(): () => void {
  const [path, navigate] = useLocation();
  const [arrived, setArrived] = useState({ path, length: history.length });
  if (arrived.path !== path) setArrived({ path, length: history.length });
  return useCallback(() => {
    const from = cameFrom(window);
    if (from !== null && history.length === arrived.length) history.back();
    else navigate(from ?? '/m/home', { replace: true });
  }, [navigate, arrived]);
}
