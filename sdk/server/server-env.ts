/** Surroundings without a page: time passes, nothing is painted, nobody comes back. */
import { type Env, pageEnv } from '../dom/env.ts';

export const serverEnv: Env = {
  ...pageEnv,
  hidden: () => false,
  once: true,
  // What waits for a paint is what the first paint can do without.
  afterPaint: () => {},
  onPageChange: () => () => {},
};
