/** Env for a server: clock and timers work, there are no paints and no page events. */
import { type Env, pageEnv } from '../dom/env.ts';

export const serverEnv: Env = {
  ...pageEnv,
  hidden: () => false,
  once: true,
  // What waits for a paint is what the first paint can do without.
  afterPaint: () => {},
  onPageChange: () => () => {},
};
