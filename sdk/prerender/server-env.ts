/** Env of a server: clock and timers work; there are no paints and page events. */
import { type Env, pageEnv } from '../dom/env.ts';

export const serverEnv: Env = {
  ...pageEnv,
  hidden: () => false,
  once: true,
  // Tasks after a paint are not required for the first rendering.
  afterPaint: () => {},
  onPageChange: () => () => {},
};
