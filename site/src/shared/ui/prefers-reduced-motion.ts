/** True if the visitor prefers reduced motion, at the time of the call. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
