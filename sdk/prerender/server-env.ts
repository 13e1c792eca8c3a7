/** Environment of a server: clock and timers work, but there are no paints and page events. */
import { type Env, pageEnv } from '../dom/env.ts';

export const serverEnv: Env = {
  ...pageEnv,
  hidden: () => false,
  once: true,
  // The first rendering needs no tasks that run after a paint.
  afterPaint: () => {},
  onPageChange: () => () => {},
};
