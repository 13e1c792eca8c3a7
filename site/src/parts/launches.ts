import { createContext, useContext } from 'react';
import type { Launches } from '../models/launches.ts';

const LaunchesContext = createContext<Launches | null>(null);
export const LaunchesProvider = LaunchesContext.Provider;

/** The launches of this page: asked for in one place, shown in another. */
export function useLaunches(): Launches {
  const launches = useContext(LaunchesContext);
  if (!launches) throw new Error('useLaunches: no LaunchesProvider above');
  return launches;
}
